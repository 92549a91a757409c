import SharedJudges
import Terminal

/// The question of a predict task: the run that answers it, and the ways to misread it.
///
///     static let predictLists = BookTask(predicting: "predictedLists", (first: [1, 4], third: [2, 2, 7])) { first, third in
///         PredictQuestion(places: …, run: record { player in … }, misreadings: […])
///     } others: { random in
///         (random.numbers(), random.numbers())
///     }
struct PredictQuestion: Sendable {
    /// The values for the placeholders in the task's text.
    let places: [String: String]
    /// The meaning of a character.
    var unit = MarbleComparison.Unit.steps
    /// How many steps a prediction without an end should cover.
    var steps = 0
    /// The prediction in the question's own spelling, for questions that accept other spellings.
    var reading: @Sendable ([TimedEvent]) -> [TimedEvent] = { $0 }
    /// Whether the question can be handed out. If not, other values are drawn.
    var isFair = true
    /// The actual events, in steps of ``MarbleDiagram/defaultStep``, usually recorded from a running pipeline.
    let run: [TimedEvent]
    /// The values for the placeholders in the message of `other marbles`.
    var otherMarbles: [String: String] = [:]
    /// The ways to misread the pipeline, in the order in which they're looked for.
    let misreadings: [Misreading]
}

/// A way to misread a pipeline, recognized by the predicted marbles. Often it's the pipeline with one change.
///
///     Misreading("hot", shows: values { $0.share() })
///     Misreading("told again", ["text": text]) { Set($0.map(\.time)).count < $0.count }
struct Misreading: Sendable {
    fileprivate let mistake: Mistake
    fileprivate let finding: Finding
    let shows: @Sendable ([TimedEvent]) -> Bool

    /// - Parameter places: the values for the placeholders in its message.
    init(_ name: String, _ places: [String: String] = [:], shows: @escaping @Sendable ([TimedEvent]) -> Bool) {
        mistake = .named(name)
        (finding, self.shows) = (Finding(named: name, places: places), shows)
    }

    init(_ name: String, _ places: [String: String] = [:], shows marbles: [TimedEvent]...) {
        self.init(name, places) { marbles.contains($0) }
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
    /// Makes the task that asks a question about these values and, in handouts, about others.
    /// - Parameters:
    ///   - constant: the constant in Exercise.swift that holds the learner's marbles, such as `"predictedLog"`.
    ///   - values: the values of the book's question.
    init<Values: Sendable>(
        predicting constant: String, _ values: Values, asking: @escaping @Sendable (Values) -> PredictQuestion,
        others: @escaping @Sendable (inout SplitMix64) -> Values
    ) {
        self.init(outside: "A prediction starts no pipeline.") { number in
            TaskJudge(number, asking(values)) { random in
                var other = asking(others(&random))
                while !other.isFair { other = asking(others(&random)) }
                return TaskJudge.Variant(
                    TaskJudge(number, other, variant: nil), region: "let \(constant) = \"?\"",
                    solution: "let \(constant) = \"\(MarbleDiagram(other.run).marbles)\"")
            }
        }
    }
}

extension TaskJudge {
    fileprivate init(
        _ number: Int, _ question: PredictQuestion, variant: (@Sendable (inout SplitMix64) -> TaskJudge.Variant)?
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
            let excerpt = PointedText(error.marbles, column: error.column).lines(indent: "  ")
            return Finding(
                named: "unreadable marbles",
                places: [
                    "column": "\(error.column)", "reason": error.sentence,
                    "excerpt": excerpt.map { "\n\($0)" }.joined(),
                ])
        }
        let predicted = reading(diagram.events)
        let comparison = MarbleComparison(expected: run, actual: predicted, unit: unit)
        guard comparison.firstDifference != nil else {
            guard unit == .letters, marbles.contains("-") else { return nil }
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

/// Records a signal for 100 steps.
func record<Value, Failure>(_ pipeline: (MarblePlayer) -> Signal<Value, Failure>) -> [TimedEvent] {
    let player = MarblePlayer()
    let log = EventLog { player.scheduler.now }
    pipeline(player).subscribe(
        next: { log.write(.next("\($0)")) }, failed: { _ in log.write(.failed("")) },
        completed: { log.write(.completed) })
    player.scheduler.advance(to: .steps(100))
    return log.recorded
}

extension MarblePlayer {
    func cold(_ marbles: String) -> Signal<String, MarbleFailure> {
        (try? MarbleDiagram(parsing: marbles)).map(cold) ?? .empty
    }

    /// A field that is empty in the first step, and has each text from the text's step on.
    func field(typing texts: [TimedEvent]) -> Property<String> {
        let field = Property("")
        for text in texts where text.step > 0 {
            scheduler.schedule(after: text.time) { field.value = text.value ?? "" }
        }
        // A property that is freed completes its signal.
        scheduler.schedule(after: .steps(1_000)) { withExtendedLifetime(field) {} }
        return field
    }
}

extension Duration {
    static func steps(_ count: Int) -> Duration { MarbleDiagram.defaultStep * count }
}

extension TimedEvent {
    static func next(_ value: String, in step: Int) -> TimedEvent { TimedEvent(at: .steps(step), .next(value)) }

    var step: Int { Int(time / .steps(1)) }

    /// The event's value; nil if it has none.
    var value: String? {
        if case .next(let value) = kind { value } else { nil }
    }

    func moved(by steps: Int) -> TimedEvent { TimedEvent(at: time + .steps(steps), kind) }
}

extension [TimedEvent] {
    /// Each value in its own step, from step 0 on.
    static func steps(_ values: [String]) -> [TimedEvent] { values.enumerated().map { .next($1, in: $0) } }

    func moved(by steps: Int) -> [TimedEvent] { map { $0.moved(by: steps) } }
}

/// Marbles with each sign in its step: `marbles(["v", "|"], in: [3, 6])` is `---v--|`.
func marbles(_ signs: [String], in steps: [Int]) -> String {
    let signs = Dictionary(uniqueKeysWithValues: zip(steps, signs))
    return (0...(signs.keys.max() ?? 0)).map { signs[$0] ?? "-" }.joined()
}

// MARK: - What questions are made of

extension SplitMix64 {
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func one<Thing>(of things: [Thing]) -> Thing { things[Int.random(in: things.indices, using: &self)] }

    mutating func flag() -> Bool { .random(using: &self) }

    /// The letters, in any order.
    mutating func letters(of all: String) -> [String] { all.shuffled(using: &self).map { String($0) } }
}

extension Int {
    var inWords: String { ["zero", "one", "two", "three", "four", "five", "six", "seven"][self] }

    var times: String { ["never", "once", "twice"].dropFirst(self).first ?? "\(inWords) times" }
}

/// The texts of a field, from empty on: a user types letters, and then deletes some of them.
func typedTexts(_ letters: [String], deletions: Int) -> [String] {
    (0...letters.count).map { letters[..<$0].joined() } + (1...deletions).map { letters.dropLast($0).joined() }
}
