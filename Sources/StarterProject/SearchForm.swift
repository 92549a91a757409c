import ReactiveCore
import SocialService
import TerminalUI

/// The search form of *Twitter Instant* as the starter project hands it over: a field to type into, a log to write to, and the
/// world that a pipeline needs, the accounts of the device and Twitter.
///
/// It does nothing by itself. The chapters put the pipeline on it.
@MainActor
public final class SearchForm {
    /// The field that somebody types into: a person, a script, or a pipe.
    public let searchField: TextField

    /// A line of text below the field, for the chapters that show something: what was found, or what went wrong.
    public let status: Label

    /// The list of tweets that were found.
    public let results: TweetList

    /// The accounts on this device; the user is asked before an app may use them.
    public nonisolated let accountStore: AccountStore

    /// Twitter, and how a request to it is made.
    public nonisolated let twitter: Twitter

    /// Where work runs; on a virtual clock where a script types or a judge plays.
    public nonisolated let schedulers: Schedulers

    private nonisolated let write: @Sendable (String) -> Void

    /// A form.
    ///
    /// - Parameters:
    ///   - accountStore: the accounts of the device.
    ///   - twitter: the service.
    ///   - schedulers: where work runs.
    ///   - log: where lines are written that a person or a judge reads; called on any thread.
    public init(
        accountStore: AccountStore,
        twitter: Twitter,
        schedulers: Schedulers,
        log write: @escaping @Sendable (String) -> Void
    ) {
        searchField = TextField(label: "Search", placeholder: "type here", scheduler: schedulers.main)
        status = Label(scheduler: schedulers.main)
        results = TweetList(scheduler: schedulers.main)
        self.accountStore = accountStore
        self.twitter = twitter
        self.schedulers = schedulers
        self.write = write
    }

    /// Writes a line: below the field on a screen, or printed with its time. Safe on any thread, as `print` is; the views are not.
    public nonisolated func log(_ line: String) {
        write(line)
    }
}
