import ReactiveCore
import SocialService
import TerminalUI

/// The search form of *Twitter Instant*: a field, results, and a log, with the device's accounts and Twitter for the
/// pipeline.
///
/// The form does nothing on its own. The chapters build its pipeline.
@MainActor
public final class SearchForm {
    /// The field for the text of the search.
    public let searchField: TextField

    /// A line below the field, for the result of a search.
    public let status: Label

    /// The results of the search.
    public let results: TweetList

    /// The accounts on this device. The app has to ask for access to them.
    public nonisolated let accountStore: AccountStore

    /// Makes requests to Twitter.
    public nonisolated let twitter: Twitter

    /// The schedulers for pipelines. They have virtual time in checks, and in scripted runs without `--realtime`.
    public nonisolated let schedulers: Schedulers

    private nonisolated let write: @Sendable (String) -> Void

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - accountStore: the accounts of the device.
    ///   - twitter: makes the requests.
    ///   - schedulers: the schedulers for pipelines.
    ///   - write: writes a line of the log; called on any thread.
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

    /// Writes a line to the log, which is shown below the field or printed with times. Safe on any thread, unlike the
    /// views.
    public nonisolated func log(_ line: String) {
        write(line)
    }
}
