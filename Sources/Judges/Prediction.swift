import SharedJudges
import Terminal

/// The question of a predict task: the values in the task's text, the run that answers it, and the ways to misread it.
///
/// A task asks a question:
///
///     extension BookTask {
///         static let predictLatest = BookTask(asking: OvertakenSearch(texts: ["a", "b"], …))
///     }
protocol PredictQuestion: Sendable {
    /// The constant in Exercise.swift that holds the learner's marbles, such as `"predictedLog"`.
    static var constant: String { get }
    /// The meaning of a character: a step by default.
    static var unit: MarbleComparison.Unit { get }

    /// Makes another question, for a handout.
    init(using generator: inout SplitMix64)

    /// The values for the placeholders in the task's text.
    var places: [String: String] { get }
    /// How many steps a prediction without an end should cover; 0 by default.
    var steps: Int { get }
    /// The prediction in the question's own spelling, for questions that accept other spellings.
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent]
    /// The actual events, in steps of ``MarbleDiagram/defaultStep``, usually recorded from a running pipeline.
    var run: [TimedEvent] { get }
    /// The ways to misread the pipeline, in the order in which they're looked for.
    var misreadings: [Misreading] { get }
    /// The values for the placeholders in the message of `other marbles`.
    var otherMarbles: [String: String] { get }
}

/// A way to misread a pipeline, recognized by the predicted marbles.
///
///     Misreading("hot", shows: [.next("a", in: 1), .next("b", in: 4)])
///     Misreading("told again", ["text": text]) { Set($0.map(\.time)).count < $0.count }
struct Misreading {
    fileprivate let mistake: Mistake
    fileprivate let finding: Finding
    let shows: ([TimedEvent]) -> Bool

    /// - Parameter places: the values for the placeholders in its message.
    init(_ name: String, _ places: [String: String] = [:], shows: @escaping ([TimedEvent]) -> Bool) {
        mistake = .named(name)
        (finding, self.shows) = (Finding(named: name, places: places), shows)
    }

    init(_ name: String, _ places: [String: String] = [:], shows marbles: [TimedEvent]) {
        self.init(name, places) { $0 == marbles }
    }
}

extension Misreading {
    static var completes: Misreading { Misreading("completes") { $0.contains { $0.value == nil } } }

    static func noEnd(of run: [TimedEvent]) -> Misreading {
        Misreading("no end", shows: run.filter { $0.value != nil })
    }
}

// MARK: - The task

extension BookTask {
    /// Makes the task that asks this question and, in handouts, other questions of its kind.
    init<Question: PredictQuestion>(asking question: Question) {
        self.init(outside: "A prediction starts no pipeline.") { number in
            TaskJudge(number, question) { generator in
                let other = Question(using: &generator)
                return TaskJudge.Variant(
                    TaskJudge(number, other, variant: nil), region: "let \(Question.constant) = \"?\"",
                    solution: "let \(Question.constant) = \"\(MarbleDiagram(other.run).marbles)\"")
            }
        }
    }
}

extension TaskJudge {
    fileprivate init<Question: PredictQuestion>(
        _ number: Int, _ question: Question, variant: (@Sendable (inout SplitMix64) -> TaskJudge.Variant)?
    ) {
        self.init(
            number: number, places: question.places,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    question.finding(in: transcript)
                }
            ],
            mistakes: question.names, variant: variant)
    }
}

extension PredictQuestion {
    static var unit: MarbleComparison.Unit { .steps }
    var steps: Int { 0 }
    var otherMarbles: [String: String] { [:] }
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent] { prediction }

    /// Mistakes for the proof that each has a message.
    fileprivate var names: [Mistake] {
        misreadings.map(\.mistake)
            + ["other marbles", "too few steps", "a dash too many"].map { Mistake.named($0) }
    }

    fileprivate func finding(in transcript: Transcript) -> Finding? {
        let marbles = transcript.values(in: .prediction).last ?? ""
        let diagram: MarbleDiagram
        do {
            diagram = try MarbleDiagram(parsing: marbles)
        } catch {
            // Indented, so that a report doesn't rewrap the caret's line.
            let excerpt = error.marbles.pointed(at: error.column, indent: "  ")
            return Finding(
                named: "unreadable marbles",
                places: [
                    "column": "\(error.column)", "reason": error.sentence,
                    "excerpt": excerpt.map { "\n\($0)" }.joined(),
                ])
        }
        let predicted = reading(diagram.events)
        let comparison = MarbleComparison(expected: run, actual: predicted, unit: Self.unit)
        guard comparison.firstDifference != nil else {
            guard Self.unit == .letters, marbles.contains("-") else { return nil }
            return Finding(named: "a dash too many")
        }
        var finding =
            tooShort(diagram) ?? misreadings.first { $0.shows(predicted) }?.finding
            ?? Finding(named: "other marbles", places: otherMarbles)
        finding.prediction = comparison
        return finding
    }

    private func tooShort(_ diagram: MarbleDiagram) -> Finding? {
        let count = Int(diagram.end / diagram.step)
        let hasEnd = diagram.events.contains { $0.value == nil }
        guard !hasEnd, count < steps, count <= run.last?.step ?? 0 else { return nil }
        return Finding(named: "too few steps", places: ["count": "\(count)", "steps": "\(steps)"])
    }
}

// MARK: - The run

extension PredictQuestion {
    func record<Value, Failure>(_ pipeline: (TestScheduler) -> Signal<Value, Failure>) -> [TimedEvent] {
        let clock = TestScheduler()
        let log = EventLog { clock.now }
        pipeline(clock).subscribe(
            next: { log.write(.next("\($0)")) }, failed: { _ in log.write(.failed("")) },
            completed: { log.write(.completed) })
        clock.advance(to: MarbleDiagram.defaultStep * 100)
        return log.recorded
    }
}

extension TestScheduler {
    func inStep(_ step: Int, _ action: @escaping @Sendable () -> Void) {
        schedule(after: MarbleDiagram.defaultStep * step, action)
    }

    /// A signal that sends each value in its step, counted from the subscription.
    func signal<Value>(_ values: [(step: Int, value: Value)], completesIn end: Int? = nil) -> Signal<Value, Never> {
        Signal { [self] subscriber in
            for (step, value) in values { inStep(step) { subscriber.send(value) } }
            if let end { inStep(end) { subscriber.complete() } }
            return nil
        }
    }
}

extension TimedEvent {
    static func next(_ value: String, in step: Int) -> TimedEvent {
        TimedEvent(at: MarbleDiagram.defaultStep * step, .next(value))
    }

    var step: Int { Int(time / MarbleDiagram.defaultStep) }

    /// The event's value; nil if it has none.
    var value: String? {
        if case .next(let value) = kind { value } else { nil }
    }

    func moved(by steps: Int) -> TimedEvent { TimedEvent(at: time + MarbleDiagram.defaultStep * steps, kind) }
}
