import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let requestAsSignal = ExampleTask(
        chapter: "06", number: 2,
        sample: ("-----", "-"),
        play: ExamplePlay(
            opening: { events in
                [BookVerb.openForm(world(of: events)), .makeSearch(text(of: events)), .subscribe].map { .verb($0) }
            },
            playing: { responses[$0] == nil ? nil : .wait },
            mistakeInAll: { $0.count > 1 ? "A request has one answer: write one marble." : nil }),
        observe: { transcript, input in
            transcript.events(in: .answer, of: 1) { value in
                value.hasPrefix(text(of: input) + " ") ? input.first?.kind.marble ?? value : value
            }
        },
        right: ["account-as-a-signal", "parsed-by-a-stage", "switch-over-all-three"],
        test: ExampleTestCode(
            name: "answers(to:on:accounts:)", imports: ["SocialService", "StarterProject"],
            setup: """
                let plans: [TimedEvent.Kind: String] = [
                    .next("a"): "200", .next("e"): "200", .next("x"): "malformed", .next("503"): "503",
                    .next("429"): "429",
                ]
                let answer = service.first
                let text = answer?.kind == .next("e") ? "zqxj" : "swift"
                var conditions = ServiceConditions()
                conditions.plan = try ResponsePlan(
                    parsing: answer.map { "\\(plans[$0.kind] ?? "drop")@\\($0.time.inMilliseconds)ms" } ?? "never")
                let clock = SchedulerClock(time: time)
                let store = AccountStore(policy: .grant, clock: clock)
                store.requestAccess(to: .twitter) { _, _ in }
                time.advance(to: .zero)
                let twitter = Twitter(service: TwitterService(conditions: conditions, clock: clock))
                answers(to: text, on: twitter, accounts: store).subscribe(
                    next: { json in
                        let isAnswer = json.searchMarble.hasPrefix("\\(text) ")
                        log.write(.next(isAnswer ? answer?.kind.marble ?? "" : "another answer"))
                    },
                    failed: { _ in log.write(.failed("")) }, completed: { log.write(.completed) })
                """,
            cases: "")
    )

    private static let responses: [TimedEvent.Kind: String] = [
        .next("a"): "200", .next("e"): "200", .next("x"): "malformed", .next("503"): "503", .next("429"): "429",
        .failed(""): "drop",
    ]

    private static func world(of events: [TimedEvent]) -> SearchWorld {
        guard let event = events.first, let response = responses[event.kind] else { return SearchWorld(plan: "never") }
        return SearchWorld(plan: "\(response)@\(event.time.inMilliseconds)ms")
    }

    /// The search text. If the answer has no tweets, it's a text that finds nothing.
    private static func text(of events: [TimedEvent]) -> String {
        events.first?.kind == .next("e") ? "zqxj" : "swift"
    }
}
