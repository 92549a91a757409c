import Exercises
import Grading
import SharedJudges

extension ExampleTask {
    static let throttleByHand = ExampleTask(
        chapter: "10", number: 4,
        sample: ("-----|", "-----|"),
        play: .source { .sendText($0) },
        observe: { transcript, _ in transcript.events(in: .throttled, of: 1) },
        right: ["counter", "movable-timer", "state-in-a-class"],
        test: ExampleTestCode(
            name: "throttled", imports: ["StarterProject"],
            setup: """
                let source = Subject<String, TwitterInstantError>()
                let main = MainScheduler(time: time)
                let subscription = throttled(source.signal, .milliseconds(400), on: main).subscribe(
                    next: { text in log.write(.next(text)) }, failed: { _ in log.write(.failed("")) },
                    completed: { log.write(.completed) })
                """,
            cases: """
                case .next(let text): source.send(text)
                case .failed: source.fail(.invalidResponse(.unexpectedJSON))
                case .completed: source.complete()
                case .disposed: subscription.dispose()
                """)
    )
}
