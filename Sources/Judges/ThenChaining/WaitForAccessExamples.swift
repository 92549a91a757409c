import Exercises
import Grading
import Marbles
import Playing
import SharedJudges

extension ExampleTask {
    static let waitForAccess = ExampleTask(
        chapter: "04", number: 1,
        sample: ("-m-a", "-"),
        play: .keys(.openForm(SearchWorld(access: .ask))) { kind in
            switch kind {
            case .next("allow"): .allow
            case .next("deny"): .deny
            default: nil
            }
        },
        observe: { transcript, _ in transcript.textsAndErrors(in: .log) },
        right: ["delivered-on-main", "flat-map", "other-words"],
        test: ExampleTestCode(
            name: "logTexts", imports: ["SocialService", "StarterProject", "Synchronization", "TerminalUI"],
            setup: """
                let answers = Mutex<[@Sendable (Bool) -> Void]>([])
                let clock = SchedulerClock(time: time)
                let form = SearchForm(
                    accountStore: AccountStore(
                        policy: .ask { _, answer in answers.withLock { $0.append(answer) } }, clock: clock),
                    twitter: Twitter(service: TwitterService(clock: clock)),
                    schedulers: .virtual(time),
                    log: { line in log.write(line.contains("code ") ? .failed("") : .next(line)) })
                _ = logTexts(form)
                time.advance(to: .zero)
                """,
            cases: """
                case .next("allow"): answers.withLock { $0 }.forEach { answer in answer(true) }
                case .next("deny"): answers.withLock { $0 }.forEach { answer in answer(false) }
                \(ExampleTestCode.keysInSearchField)
                """,
            after: "time.advance(by: .zero)")
    )
}

extension Transcript {
    /// The texts of a lane, each converted by `words`. A text with an error becomes a failure.
    func textsAndErrors(in lane: ObservationLane, _ words: (String) -> String = { $0 }) -> [TimedEvent] {
        observations(in: lane).map { line in
            TimedEvent(at: line.at, line.text.contains("code ") ? .failed("") : .next(words(line.text)))
        }
    }
}
