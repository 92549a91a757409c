import Exercises
import Grading

extension ExampleTask {
    /// The examples of task 4 of chapter 05.
    static let filterByHand = ExampleTask(
        chapter: "05", number: 4,
        input: LaneMeaning(
            name: "numbers",
            meaning: "What the source sends: numbers in quotes, such as `'4'`, `|` and `#`. Even ones are included."),
        output: "What `keep` sends: numbers in quotes, `|` and `#`.",
        sample: ("-'4'", "-'4'"),
        showsStates: false,
        play: .source { text in Int(text).map { .send($0) } },
        observe: { transcript, _ in transcript.events(in: .kept, of: 1) },
        right: ["compact-map", "flat-map", "subscribed"],
        wrong: [
            Misreading(name: "keeps-all", question: "What happens to an odd number?"),
            Misreading(name: "inverted", question: "Which numbers come through, the even or the odd ones?"),
            Misreading(name: "ends-at-the-first-no", question: "What follows a number that didn't come through?"),
            Misreading(name: "each-number-once", question: "What happens to a number that came before?"),
            Misreading(name: "forgets-the-completion", question: "What happens when the source completes?"),
            Misreading(name: "forgets-the-failure", question: "What happens when the source fails?"),
            Misreading(name: "failure-is-completion", question: "How does the signal end when the source fails?"),
        ],
        test: ExampleTestCode(
            name: "keep", imports: [],
            setup: """
                let source = Subject<Int, MarbleFailure>()
                let subscription = keep(source.signal, where: { number in number.isMultiple(of: 2) }).subscribe(
                    next: { number in log.write(.next("\\(number)")) }, failed: { _ in log.write(.failed("")) },
                    completed: { log.write(.completed) })
                """,
            cases: """
                case .next(let number): if let number = Int(number) { source.send(number) }
                case .failed: source.fail(MarbleFailure())
                case .completed: source.complete()
                case .disposed: subscription.dispose()
                """)
    )
}
