import Exercises
import Grading
import Marbles
import Playing
import SharedJudges

extension ExampleTask {
    static let wrapACallback = ExampleTask(
        chapter: "03", number: 1,
        sample: ("-----", "-"),
        play: ExamplePlay(
            opening: { _ in [.openForm(SearchWorld(access: .ask)), .subscribe] },
            action: { kind in
                switch kind {
                case .next("y"): .allow
                case .next("n"): .deny
                default: nil
                }
            },
            mistakeInAll: { $0.count > 1 ? "The user decides once: write one `y` or one `n`." : nil }),
        observe: { transcript, _ in
            transcript.events(in: .access, of: 1) { value in value == "granted" ? "v" : value }
        },
        right: ["deferred-subject", "if-else"],
        test: ExampleTestCode(
            name: "requestAccess(to:)", imports: ["Dispatch", "SocialService", "StarterProject", "Synchronization"],
            setup: """
                let answers = Mutex<[@Sendable (Bool) -> Void]>([])
                let store = AccountStore(
                    policy: .ask { _, answer in answers.withLock { $0.append(answer) } },
                    clock: SchedulerClock(time: time))
                requestAccess(to: store).subscribe(
                    next: { log.write(.next("v")) }, failed: { _ in log.write(.failed("")) },
                    completed: { log.write(.completed) })
                time.advance(to: .zero)
                """,
            cases: """
                case .next(let decision): answers.withLock { $0 }.forEach { answer in answer(decision == "y") }
                """,
            after: "time.advance(by: .zero)")
    )
}

extension Transcript {
    /// The values and ends of a lane as marbles, with each value converted by `words`.
    func events(in lane: ObservationLane, of number: Int? = nil, _ words: (String) -> String = { $0 }) -> [TimedEvent] {
        observations(in: lane, of: number).compactMap { observation in
            let kind: TimedEvent.Kind? =
                switch observation.event {
                case .next(let value): .next(words(value))
                case .failed(let failure): .failed(failure)
                case .completed: .completed
                case .subscribed, .disposed: nil
                }
            return kind.map { TimedEvent(at: observation.at, $0) }
        }
    }
}
