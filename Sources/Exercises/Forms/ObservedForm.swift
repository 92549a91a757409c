import Foundation
import Playing
import ReactiveCore
import SocialService
import StarterProject
import Synchronization
import TerminalUI

/// The starter project's form in a scenario's world. It records what is visible from outside.
///
/// Actions: `key`; `allow` and `deny` if the world asks the user; `show`; `showOnceDecoded`; `scroll`; `look`;
/// `release` (the form).
///
/// Lanes:
/// - `log`: each line that the form logs. `background`: each color of the field. `status`: each text of the label
///   below it.
/// - `shown`: the tweet IDs of each list of results, separated by spaces.
/// - `request`: the `q` of each search when it is sent. `answered`, `failed`, and `canceled`: the `q` of a search when
///   it is answered, fails, or is canceled.
/// - `avatar`, `avatar answered`, `avatar failed`, and `avatar canceled`: the same for pictures, named by the last
///   component of their path.
/// - `decoded`: the size in bytes of each picture file that is decoded. `access request`: each request to the account
///   store. `asked`: each question to the user.
/// - `parsed`, one value for each tweet that is read from JSON on main.
/// - `rows`, one value per `look`, `show`, and `scroll`: for each visible row, the ID of its tweet and its picture's
///   ``Image/fingerprint``, or `-` and its initials.
///
/// Counted objects: `form` and its `field`, for as long as the fixture or the learner's code holds them.
@MainActor
public final class ObservedForm {
    /// The form; nil after its release.
    public private(set) var form: SearchForm?

    private let context: ScenarioContext
    private let user: PlayedUser
    private let next = NextTweets()

    /// Makes a form in a world.
    public init(_ world: SearchWorld, _ context: ScenarioContext) {
        self.context = context
        let observer = context.observer
        let clock = SchedulerClock(time: context.time)
        user = PlayedUser(observer: observer, main: context.schedulers.main)
        let form = SearchForm(
            accountStore: AccountStore(
                accounts: (0..<world.accounts).map { .signedIn(as: "reader\($0)") },
                policy: user.policy(world.access),
                clock: clock,
                onRequest: { observer.next("", in: .accessRequest) }
            ),
            twitter: Twitter(
                service: TwitterService(
                    conditions: ServiceConditions(world, seed: context.seed),
                    clock: clock,
                    observer: TrafficRecorder(observer).record
                ),
                decodePicture: { [weak self, next, main = context.schedulers.main] file throws(PNGError) in
                    observer.next(file.count, in: .decoded)
                    let image = try Image(png: file)
                    // The list must be sent to main before the picture is sent there.
                    if let (tweets, hops) = next.tweets.withLock({ $0.take() }) {
                        main.schedule(hops: hops) { self?.show(tweets) }
                    }
                    return image
                }
            ),
            schedulers: context.schedulers,
            log: { line in observer.next(line, in: .log) }
        )
        form.searchField.record(by: observer)
        form.status.textSignal
            .skip(first: 1)
            .subscribe(next: { text in observer.next(text, in: .status) })
        form.results.tweetsSignal
            .skip(first: 1)
            .subscribe(next: { tweets in observer.next(tweets.map(\.id).joined(separator: " "), in: .shown) })
        Tweet.read.withLock { read in
            read = { if Thread.isMainThread { observer.next("on main", in: .parsed) } }
        }
        context.living.watch(form, as: "form")
        context.living.watch(form.searchField, as: "field")
        self.form = form
    }

    fileprivate func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .allow: user.answer(true)
        case .deny: user.answer(false)
        case .show(let tweets):
            show(tweets)
            look()
        case .showOnceDecoded(let tweets, let hops): next.tweets.withLock { $0 = (tweets, hops) }
        case .scroll(let rows):
            form?.results.table.scroll(rows: rows)
            look()
        case .look: look()
        case .release: form = nil
        case .key(let key): form?.searchField.press(key)
        default: throw UnknownAction()
        }
    }

    var views: [any ScreenView] {
        guard let form else { return [] }
        return [form.searchField, form.status, form.results.table]
    }

    private func show(_ tweets: [ShownTweet]) { form?.results.show(tweets.map(\.tweet)) }
}

/// The tweets to show after the next picture is decoded.
private final class NextTweets: Sendable {
    let tweets = Mutex<(tweets: [ShownTweet], hops: Int)?>(nil)
}

extension MainScheduler {
    /// Reschedules an action on main the given number of times, each time after main's earlier work, and then runs it.
    func schedule(hops: Int, _ act: @escaping @MainActor @Sendable () -> Void) {
        schedule { [self] in
            if hops > 0 { schedule(hops: hops - 1, act) } else { MainActor.assumeIsolated(act) }
        }
    }
}

extension ObservedForm? {
    /// Throws ``UnknownAction`` if the action is unknown, or if no form has opened.
    @MainActor func perform(_ action: BookVerb) throws(UnknownAction) {
        guard let self else { throw UnknownAction() }
        try self.perform(action)
    }
}

extension ObservedForm {
    private func look() {
        guard let table = form?.results.table else { return }
        let rows = table.visibleRows.compactMap { row in table.cell(forRow: row) }
        context.observer.next(
            rows.map { "\($0.tweet?.id ?? "?")=\($0.picture)" }.joined(separator: " "), in: .rows)
    }
}

extension TweetCell {
    /// The picture's fingerprint, or `-` and the initials.
    fileprivate var picture: String { image?.fingerprint ?? "-\(initials)" }
}

/// The scenario's user, who answers when `allow` or `deny` is played.
@MainActor
private final class PlayedUser {
    private let observer: Observer
    private let main: MainScheduler
    private var answers: [@Sendable (Bool) -> Void] = []

    init(observer: Observer, main: MainScheduler) { (self.observer, self.main) = (observer, main) }

    func answer(_ granted: Bool) {
        let waiting = answers
        answers = []
        for answer in waiting { answer(granted) }
    }

    func policy(_ access: SearchWorld.Access) -> AccessPolicy {
        switch access {
        case .grant: .grant
        case .deny: .deny
        case .ask:
            .ask { [observer, main] question, answer in
                observer.next(question.sentence, in: .asked)
                main.schedule { MainActor.assumeIsolated { self.answers.append(answer) } }
            }
        }
    }
}

extension ServiceConditions {
    /// Ignores plans and latencies that can't be parsed.
    fileprivate init(_ world: SearchWorld, seed: UInt64) {
        self.init()
        self.seed = seed
        if let plan = try? ResponsePlan(parsing: world.plan), !world.plan.isEmpty { self.plan = plan }
        if let latency = try? Latency(parsing: world.latency) { self.latency = latency }
        if let plan = try? ResponsePlan(parsing: world.avatarPlan), !world.avatarPlan.isEmpty { avatarPlan = plan }
        if let latency = try? Latency(parsing: world.avatarLatency) { avatarLatency = latency }
    }
}
