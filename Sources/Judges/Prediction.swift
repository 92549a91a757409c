import SharedJudges

/// The question of a predict task: the run that answers it, and the ways to misread it.
///
///     static let predictLatest = BookTask(predicting: "predictedAnswers", (texts: ["a", "b"], …)) { texts, … in
///         PredictQuestion(places: …, run: record { player in … }, misreadings: […])
///     } others: { random in
///         (random.letters(of: "abcdefgh"), …)
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
            let excerpt = error.marbles.pointed(at: error.column, indent: "  ")
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
