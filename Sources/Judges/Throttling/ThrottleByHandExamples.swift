import Exercises
import Grading

extension ExampleTask {
    /// The examples of task 4 of chapter 10.
    static let throttleByHand = ExampleTask(
        chapter: "10", number: 4,
        input: LaneMeaning(
            name: "texts",
            meaning: "What the source sends: a letter or a quoted text is a value, `|` and `#` are its end."),
        output: "What `throttled` sends, with an interval of four steps.",
        sample: ("-----|", "-----|"),
        showsStates: false,
        play: .source { .sendText($0) },
        observe: { transcript, _ in transcript.events(in: .throttled, of: 1) },
        right: ["counter", "movable-timer", "state-in-a-class"],
        wrong: [
            Misreading(name: "at-once", question: "When does a text come out that nothing follows?"),
            Misreading(name: "too-short", question: "What if the next text comes after three steps?"),
            Misreading(name: "first-of-a-burst", question: "How long does the last text of a burst wait?"),
            Misreading(name: "timers-not-stopped", question: "Which texts of a burst come out?"),
            Misreading(
                name: "lost-at-the-end", question: "What happens to a waiting text when the source completes?"),
            Misreading(
                name: "late-at-the-end", question: "When does the signal complete if the source does?"),
            Misreading(name: "never-completes", question: "How does the signal end when the source completes?"),
            Misreading(
                name: "sent-before-the-failure", question: "What happens to a waiting text when the source fails?"),
        ],
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
