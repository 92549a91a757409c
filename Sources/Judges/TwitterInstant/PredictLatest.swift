import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 3 of chapter 11: which answers arrive, and when.
    static let predictLatest = predictLatest(OvertakenSearch(texts: ["a", "b"], steps: [1, 3], latencies: [5, 2])) {
        generator in
        let search = OvertakenSearch(using: &generator)
        return TaskVariant(
            predictLatest(search), region: search.region(answer: "?"), solution: search.region(answer: search.marbles))
    }

    private static func predictLatest(
        _ search: OvertakenSearch, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 3,
            title: "predict",
            kind: .predict,
            goal: """
                Two texts are searched for, and the answer to the first takes longer. Without running it: what does `flatMapLatest` send? \
                Write marbles.
                """,
            hints: [
                "Draw the two answers under each other first, each from the step of its text. Then ask what happens to the first when the second text comes.",
                "When `\(search.texts[1])` comes, the signal of `\(search.texts[0])` is disposed of: whatever it would have sent is never sent.",
                "Only `\(search.texts[1])` arrives, \(search.spelledLatency(1)) steps after its text.",
            ],
            explanation: """
                `flatMapLatest` keeps one signal at a time. It neither speeds up the newer answer nor keeps the older one for later; it forgets it.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    search.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: two texts, and how long their answers take.
private struct OvertakenSearch {
    let texts: [String]
    /// The step in which each text comes, counted from 0.
    let steps: [Int]
    /// How many steps later its answer comes.
    let latencies: [Int]

    init(texts: [String], steps: [Int], latencies: [Int]) {
        self.texts = texts
        self.steps = steps
        self.latencies = latencies
    }

    /// The second text comes while the first is searched for, and its answer comes first: every misreading shows.
    init(using generator: inout SplitMix64) {
        texts = "abcdefgh".shuffled(using: &generator).prefix(2).map { "\($0)" }
        let first = Int.random(in: 1...2, using: &generator)
        let second = first + 2
        let latency = Int.random(in: 2...3, using: &generator)
        steps = [first, second]
        latencies = [2 + latency + Int.random(in: 1...2, using: &generator), latency]
    }

    private static let numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven"]
    private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

    func spelledLatency(_ index: Int) -> String { Self.numbers[latencies[index]] }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// Two texts are searched for: `\(texts[0])` in the \(Self.ordinals[steps[0]]) step, `\(texts[1])` in the \(Self.ordinals[steps[1]]). The answer to `\(texts[0])` takes \(spelledLatency(0)) steps, the one to `\(texts[1])`
        /// \(spelledLatency(1)). Each answer is one value, the letter of its text, and completes. The texts never complete. What does this pipeline send?
        ///
        ///     texts.flatMapLatest { text in answer(to: text) }
        ///
        /// Write one character a step, up to the last value: a letter, or `-` where nothing is sent.
        let predictedAnswers = "\(answer)"
        """
    }

    /// The right answer.
    var marbles: String { String(repeating: "-", count: steps[1] + latencies[1]) + texts[1] }

    // MARK: The run

    /// What a way of flattening sends: it is run, not remembered.
    private func run(
        _ flatten: (Signal<String, Never>, @escaping @Sendable (String) -> Signal<String, Never>) -> Signal<
            String, Never
        >
    ) -> [TimedEvent] {
        let time = TestScheduler()
        let source = Subject<String, Never>()
        let sent = Mutex<[TimedEvent]>([])
        let waits = Dictionary(uniqueKeysWithValues: zip(texts, latencies.map { MarbleDiagram.defaultStep * $0 }))
        flatten(source.signal) { text in Signal.just(text).delay(waits[text] ?? .zero, on: time) }
            .subscribe(next: { value in sent.withLock { $0.append(TimedEvent(at: time.now, .next(value))) } })
        for (text, step) in zip(texts, steps) {
            time.schedule(after: MarbleDiagram.defaultStep * step) { source.send(text) }
        }
        time.advance(to: MarbleDiagram.defaultStep * 20)
        return sent.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let latest = run { $0.flatMapLatest($1) }
        let merged = run { $0.flatMap($1) }
        let queued = run { $0.flatMap(.concat, $1) }
        let asTyped = zip(texts, steps).map { TimedEvent(at: MarbleDiagram.defaultStep * $1, .next($0)) }
        return Prediction(
            lane: .answers, run: latest,
            misreadings: [
                .init(
                    "The signal of texts never completes, since somebody may type again; so this never completes either."
                ) {
                    $0.contains { $0.kind == .completed }
                },
                .init(
                    "The older answer is thrown away: its signal was disposed of when the newer text came. This is what `flatMap` sends.",
                    predicts: merged),
                .init(
                    "`flatMapLatest` waits for nobody: this is what a strategy sends that takes one signal after the other.",
                    predicts: queued),
                .init(
                    "The older one is disposed of, not the newer one.",
                    predicts: merged.filter { $0.kind == .next(texts[0]) }),
                .init(
                    "That would be one value for each text, at once, as `map` sends them; an answer takes its time.",
                    predicts: asTyped),
                .init("The answer to the newer text takes \(spelledLatency(1)) steps from its text on.") {
                    [texts] in $0.map(\.kind) == [.next(texts[1])]
                },
            ],
            otherwise: "Draw each answer from the step of its text, and end the older one where the newer text comes.")
    }
}
