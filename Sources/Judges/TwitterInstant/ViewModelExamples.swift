import Exercises
import Grading
import Marbles

extension ExampleTask {
    /// The examples of task 4 of chapter 11.
    static let viewModel = ExampleTask(
        chapter: "11", number: 4,
        input: LaneMeaning(
            name: "texts",
            meaning: """
                What is set: whole texts in quotes, such as `'swi'`. A step takes 100 ms. \
                The answer to the first search takes ten steps, to each later one two.
                """),
        output: """
            The outcome: the text in quotes whose tweets were found, `s` for `.tooShort`, and `f` for `.failed`. \
            The first one is `s`, in step 0.
            """,
        sample: ("'sw'-----", "s"),
        showsStates: true,
        play: ExamplePlay(
            opening: { _ in [.openForm(SearchWorld(plan: "200@1s,200@200ms..."))] },
            action: { kind in
                if case .next(let text) = kind { .type(text) } else { nil }
            }),
        observe: { transcript, _ in transcript.outcomes },
        right: ["bound-early", "kept-and-scoped", "optional-signal"],
        wrong: [
            Misreading(name: "merging", question: "What if an old answer comes after a newer one?"),
            Misreading(name: "no-pause", question: "When is a text searched for?"),
            Misreading(name: "interval-too-short", question: "What if the next text comes after 400 ms?"),
            Misreading(name: "two-are-enough", question: "What's the outcome for a text of two characters?"),
            Misreading(name: "longer-than-three", question: "What's the outcome for a text of three characters?"),
            Misreading(
                name: "short-text-filtered", question: "What's the outcome when a text becomes too short again?"),
            Misreading(name: "too-short-at-once", question: "When does a text that's too short change the outcome?"),
            Misreading(name: "ends-after-the-first", question: "What happens after the first search?"),
        ],
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
    /// The outcomes: each list of tweets by the text that it belongs to.
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
