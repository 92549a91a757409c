import Marbles
import Reading

/// Asks which operator turns one lane into another.
struct OperatorProblem: DrillProblem {
    static let kind = QuestionSpec.Kind.operator

    private let problem: LaneProblem
    private let others: [LaneStage]

    /// - Parameters:
    ///   - problem: a pipeline of one stage, and its input lane.
    ///   - others: the calls that a reader with a misconception mistakes for the stage.
    init(_ problem: LaneProblem, others: [LaneStage]) { (self.problem, self.others) = (problem, others) }

    /// Whether the output is usable: fair, plain enough to draw, with at least one value, and not just the input.
    static func isTelling(_ sent: [TimedEvent], of problem: LaneProblem) -> Bool {
        problem.isFair && !sent.values.isEmpty && LaneProblem.isPlain(sent) && sent != problem.inputs[0].events
    }

    var needs: Set<String> { problem.needs.union(others.map(\.name)) }

    /// The pipeline, a slash, and the other calls.
    var description: String { "\(problem) / \(others.map(\.description).joined(separator: ", "))" }

    init?(_ text: String) {
        let parts = text.split(separator: " / ").map(String.init)
        guard parts.count == 3, let problem = LaneProblem(parts[0] + " / " + parts[1]),
            let others = LaneStage.list(parts[2])
        else { return nil }
        self.init(problem, others: others)
    }

    func question(as spec: QuestionSpec) -> DrillQuestion? {
        guard problem.stages.count == 1, let stage = problem.stages.first, stage.lanes?.isStage == true,
            let sent = problem.output, Self.isTelling(sent, of: problem), others.count > 1
        else { return nil }
        var lanes = [sent]
        var options = [DrillQuestion.Option("`\(stage.code)`", nil, reply: problem.rules)]
        for other in others {
            guard let really = other.output(for: problem.sources), !lanes.contains(really),
                let misreading = other.misreading(that: problem.sources, become: sent)
            else { return nil }
            lanes.append(really)
            options.append(
                .init(
                    "`\(other.code)`", misreading.misconception,
                    reply:
                        """
                        Your answer would be right if \(misreading.clause). \
                        Here it sends `\(MarbleDiagram(really).marbles)`.
                        """
                ))
        }
        let inputs = problem.inputs
        let ends = [sent.last?.time, sent.ending.isEmpty ? inputs[0].lastInstant : nil].compactMap(\.self)
        let out = Lane("out", sent, span: .zero...(ends.max() ?? .zero))
        guard let drawing = MarkdownBlock.lanes(inputs + [out]) else { return nil }
        let notes = Set(([stage] + others).compactMap(\.lanes?.note)).sorted()
        var generator = spec.generator
        return DrillQuestion(spec, options: options.shuffled(using: &generator)) { options in
            [.question("Which operator makes `out` of `source`?"), drawing]
                + notes.map(MarkdownBlock.paragraph) + [options.list]
        }
    }
}

extension LaneStage {
    func misreading(that sources: [String], become sent: [TimedEvent]) -> LaneOperator.Misreading? {
        misreadings.first { $0.output(self, sources) == sent }
    }
}
