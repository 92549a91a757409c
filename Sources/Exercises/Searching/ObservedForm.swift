import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The starter project's form in a scenario's world, with somebody who types, and with everything seen that an outsider can see.
///
/// Words: `type` with a text, `delete`, `clear`; `allow` and `deny` where the world asks; `scroll` with a number of rows;
/// `look`; `release` (of the form).
///
/// Lanes: `log`, each line that the form is given; `background`, each color of the field; `status`, each text of the label below it;
/// `shown`, the ids of each list of results, separated by spaces; `request`, the `q` of each search as it is sent;
/// `answered`, `failed` and `canceled`, the `q` of a search when that happens to it; `avatar`, `avatar answered`, `avatar failed` and
/// `avatar canceled`, the same for pictures, by the last part of their path; `decoded`, a picture that is taken apart, by the size of its file
/// in bytes; `asked`, the question to the user.
///
/// `rows`, a line a `look`: for each row in sight the id of its tweet and what its picture is, as ``Image/fingerprint``, or `-`.
///
/// Living: `form`, for as long as the stage or the learner's code holds it.
@MainActor
public final class ObservedForm {
    /// The form; nil once it was let go.
    public private(set) var form: SearchForm?

    private let setting: Setting
    private let user: PlayedUser

    /// A form in a world.
    public init(_ world: SearchWorld, _ setting: Setting) {
        self.setting = setting
        let observer = setting.observer
        let clock = SchedulerClock(time: setting.time)
        user = PlayedUser(observer: observer, main: setting.schedulers.main)
        let form = SearchForm(
            accountStore: AccountStore(
                accounts: (0..<world.accounts).map { .signedIn(as: "reader\($0)") },
                policy: user.policy(world.access),
                clock: clock
            ),
            twitter: Twitter(
                service: TwitterService(
                    conditions: ServiceConditions(world, seed: setting.seed),
                    clock: clock,
                    observer: TrafficRecorder(observer).serviceObserver
                ),
                decodePicture: { file throws(PNGError) in
                    observer.next(file.count, in: "decoded")
                    return try Image(png: file)
                }
            ),
            schedulers: setting.schedulers,
            log: { line in observer.next(line, in: "log") }
        )
        form.searchField.record(by: observer)
        form.status.textSignal
            .skip(first: 1)
            .subscribe(next: { text in observer.next(text, in: "status") })
        form.results.tweetsSignal
            .skip(first: 1)
            .subscribe(next: { tweets in observer.next(tweets.map(\.id).joined(separator: " "), in: "shown") })
        setting.living.watch(form, as: "form")
        self.form = form
    }

    /// Plays one of the words.
    public func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "allow": user.answer(true)
        case "deny": user.answer(false)
        case "scroll": form?.results.table.scroll(rows: stimulus.value.flatMap { Int($0) } ?? 1)
        case "look": look()
        case "release": form = nil
        default: form?.searchField.perform(stimulus)
        }
    }
}

extension ObservedForm {
    /// Writes down which rows are in sight, and whose picture each of them shows.
    private func look() {
        guard let table = form?.results.table else { return }
        let rows = table.visibleRows.compactMap { row in table.cell(forRow: row) }
        setting.observer.next(
            rows.map { "\($0.tweet?.id ?? "?")=\($0.image?.fingerprint ?? "-")" }.joined(separator: " "), in: "rows")
    }
}

/// The user of a scenario, who answers when a stimulus says so.
@MainActor
private final class PlayedUser {
    private let observer: Observer
    private let main: MainScheduler
    private var answers: [@Sendable (Bool) -> Void] = []

    init(observer: Observer, main: MainScheduler) {
        self.observer = observer
        self.main = main
    }

    func answer(_ granted: Bool) {
        let waiting = answers
        answers = []
        waiting.forEach { $0(granted) }
    }

    func policy(_ access: SearchWorld.Access) -> AccessPolicy {
        switch access {
        case .grant: .grant
        case .deny: .deny
        case .ask:
            .ask(
                AccessPrompt { [observer, main] question, answer in
                    observer.next(question.sentence, in: "asked")
                    main.schedule { MainActor.assumeIsolated { self.answers.append(answer) } }
                })
        }
    }
}

extension ServiceConditions {
    /// The weather of a world. What cannot be read is left as it is: a judge's test plays each world that it makes.
    fileprivate init(_ world: SearchWorld, seed: UInt64) {
        self.init()
        self.seed = seed
        if let plan = try? ResponsePlan(parsing: world.plan), !world.plan.isEmpty { self.plan = plan }
        if let latency = try? Latency(parsing: world.latency) { self.latency = latency }
        if let plan = try? ResponsePlan(parsing: world.avatarPlan), !world.avatarPlan.isEmpty { avatarPlan = plan }
        if let latency = try? Latency(parsing: world.avatarLatency) { avatarLatency = latency }
    }
}
