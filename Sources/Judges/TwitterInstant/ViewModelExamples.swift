import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let viewModel = ExampleTask(
        chapter: "11", number: 4,
        sample: ("'sw'-----", "s"),
        showsStates: true,
        play: ExamplePlay(
            opening: { _ in [.openForm(SearchWorld(plan: "200@1s,200@200ms..."))] },
            action: { kind in
                if case .next(let text) = kind { .type(text) } else { nil }
            }),
        observe: { transcript, _ in transcript.outcomes },
        right: ["bound-early", "kept-and-scoped", "optional-signal"],
        test: ExampleTestCode(
            name: "InstantModel", imports: ["SocialService", "StarterProject", "Synchronization"],
            setup: """
                let clock = SchedulerClock(time: time)
                var conditions = ServiceConditions()
                conditions.plan = try ResponsePlan(parsing: "200@1s,200@200ms...")
                let searches = Mutex<[Int: String]>([:])
                let answered = Mutex("")
                let service = TwitterService(conditions: conditions, clock: clock) { event in
                    switch event {
                    case .started(let number, _, let parameters): searches.withLock { $0[number] = parameters["q"] }
                    case .answered(let number, _, _):
                        let text = searches.withLock { $0[number] }
                        answered.withLock { $0 = text ?? "" }
                    default: break
                    }
                }
                let model = InstantModel(
                    twitter: Twitter(service: service), accounts: AccountStore(policy: .grant, clock: clock),
                    main: MainScheduler(time: time))
                model.outcome.signal.subscribe(next: { outcome in
                    switch outcome {
                    case .tooShort: log.write(.next("s"))
                    case .found: log.write(.next(answered.withLock { $0 }))
                    case .failed: log.write(.next("f"))
                    }
                })
                time.advance(to: .zero)
                """,
            cases: "case .next(let text): model.text.value = text")
    )
}

extension Transcript {
    /// The outcomes: a list of tweets as its search text, `s` for too short a text, and `f` for a failure.
    fileprivate var outcomes: [TimedEvent] {
        var sent: [String] = []
        return observations.compactMap { observation in
            switch observation.lane {
            case .request: sent.append(observation.text)
            case .outcome: return TimedEvent(at: observation.at, .next(letter(for: observation.text, sent)))
            default: break
            }
            return nil
        }
    }

    private func letter(for outcome: String, _ sent: [String]) -> String {
        if outcome == "type three letters or more" { return "s" }
        if outcome.hasPrefix("search failed") { return "f" }
        return sent.last { SearchAnswers.ids(for: $0) == outcome } ?? "?"
    }
}
