import Exercises
import Grading
import SharedJudges

extension ExampleTask {
    static let filterByHand = ExampleTask(
        chapter: "05", number: 4,
        sample: ("-'4'", "-'4'"),
        play: .source { text in Int(text).map { .send($0) } },
        observe: { transcript, _ in transcript.events(in: .kept, of: 1) },
        right: ["compact-map", "flat-map", "subscribed"],
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
