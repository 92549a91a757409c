import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding

/// What a predict task asks: the values that its words name, the run that answers the question, and the ways to misread
/// it.
///
/// A question gives the task's words their values, and judges what the learner predicted:
///
///     extension ExerciseTask {
///         static let predictLatest = ExerciseTask(asking: OvertakenSearch(texts: ["a", "b"], …))
///     }
protocol PredictQuestion: Sendable {
    /// The number of the task in its chapter.
    static var task: Int { get }
    /// The constant in Exercise.swift that holds the learner's marbles, such as `"predictedLog"`.
    static var constant: String { get }
    /// What a character stands for: a step, unless the question says otherwise.
    static var unit: MarbleComparison.Unit { get }

    /// Another question, as hard as the book's.
    init(using generator: inout SplitMix64)

    /// The values for the places in the task's words.
    var places: [String: String] { get }
    /// The comment above the constant in Exercise.swift: a line per paragraph, and code indented by four spaces.
    var comment: String { get }
    /// How many steps the source has at least; 0 if the question doesn't say.
    var steps: Int { get }
    /// The prediction as the question reads it, for one that accepts other spellings.
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent]
    /// What really happens, in steps of ``MarbleDiagram/defaultStep``. The pipeline is run, so this can't be wrong.
    var run: [TimedEvent] { get }
    /// The first one that shows is reported.
    var misreadings: [Misreading] { get }
    /// The message if no misreading shows.
    var otherwise: String { get }
}

/// A way to misread a pipeline, recognized by the predicted marbles.
typealias Misreading = Misconception<[TimedEvent]>

// MARK: - The task

extension ExerciseTask {
    /// The task that asks a question, and asks others of its kind in handouts.
    init<Question: PredictQuestion>(asking question: Question) {
        self.init(question) { generator in
            let other = Question(using: &generator)
            return TaskVariant(
                ExerciseTask(other, variant: nil), region: other.region(answer: "?"),
                solution: other.region(answer: MarbleDiagram(other.run).marbles))
        }
    }

    private init<Question: PredictQuestion>(
        _ question: Question, variant: (@Sendable (inout SplitMix64) -> TaskVariant)?
    ) {
        self.init(
            number: Question.task, places: question.places,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    question.finding(in: transcript)
                }
            ],
            variant: variant)
    }
}

extension PredictQuestion {
    static var unit: MarbleComparison.Unit { .steps }
    var steps: Int { 0 }
    var places: [String: String] { [:] }
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent] { prediction }

    /// The text below the task's mark in Exercise.swift.
    fileprivate func region(answer: String) -> String {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).flatMap(wrapped)
        return lines.map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined() + "let \(Self.constant) = \"\(answer)\""
    }

    /// A line of the comment in lines of at most 120 columns, the slashes included.
    private func wrapped(_ line: Substring) -> [String] {
        guard !line.hasPrefix(" ") else { return [String(line)] }
        return line.split(separator: " ").reduce(into: [""]) { lines, word in
            let last = lines.count - 1
            if lines[last].isEmpty {
                lines[last] = String(word)
            } else if lines[last].count + word.count < 116 {
                lines[last] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    /// What is wrong with the predicted marbles; nil if they are those of the run.
    fileprivate func finding(in transcript: Transcript) -> Finding? {
        let marbles = transcript.values(in: .prediction).last ?? ""
        let diagram: MarbleDiagram
        do {
            diagram = try MarbleDiagram(parsing: marbles)
        } catch {
            // Indented, so that a report leaves the caret below its column.
            let place = PointedText(error.marbles, column: error.column).lines(indent: "  ").joined(separator: "\n")
            return Finding(
                "The prediction can't be read as marbles. Column \(error.column): \(error.sentence)\n\(place)", hint: 1)
        }
        let predicted = reading(diagram.events)
        let comparison = MarbleComparison(expected: run, actual: predicted, unit: Self.unit)
        guard comparison.firstDifference != nil else {
            guard Self.unit == .letters, marbles.contains("-") else { return nil }
            return Finding("The letters are right, but there is a dash too many. Write letters only.", hint: 1)
        }
        var finding =
            tooShort(diagram) ?? Finding(explaining: predicted, by: misreadings, otherwise: otherwise)
        finding.prediction = comparison
        return finding
    }

    /// The finding if the marbles stop before the run does, without an end.
    private func tooShort(_ diagram: MarbleDiagram) -> Finding? {
        let count = Int(diagram.end / diagram.step)
        let hasEnd = diagram.events.contains { $0.value == nil }
        guard !hasEnd, count < steps, count <= run.last?.step ?? 0 else { return nil }
        return Finding(
            """
            Your marbles have \(count) step\(count == 1 ? "" : "s"), and the source has \(steps). \
            Write one character per step, `-` for nothing.
            """, hint: 1)
    }
}

// MARK: - The run

extension PredictQuestion {
    /// What a pipeline on a virtual clock sends.
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
    /// Does something in a step, counted from now.
    func inStep(_ step: Int, _ action: @escaping @Sendable () -> Void) {
        schedule(after: MarbleDiagram.defaultStep * step, action)
    }

    /// A signal that sends each value in its step, counted from the subscription.
    func signal<Value>(
        _ values: [(step: Int, value: Value)], completesIn end: Int? = nil
    ) -> Signal<Value, Never> {
        Signal { [self] subscriber in
            for (step, value) in values { inStep(step) { subscriber.send(value) } }
            if let end { inStep(end) { subscriber.complete() } }
            return nil
        }
    }
}

extension TimedEvent {
    /// A value in a step.
    static func next(_ value: String, in step: Int) -> TimedEvent {
        TimedEvent(at: MarbleDiagram.defaultStep * step, .next(value))
    }

    /// The step in which it happens.
    var step: Int { Int(time / MarbleDiagram.defaultStep) }

    /// Its value; nil if it is the signal's end.
    var value: String? {
        if case .next(let value) = kind { value } else { nil }
    }

    /// The same event some steps later.
    func moved(by steps: Int) -> TimedEvent { TimedEvent(at: time + MarbleDiagram.defaultStep * steps, kind) }
}
