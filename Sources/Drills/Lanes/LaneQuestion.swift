import BookText
import Marbles

/// Asks which lane a pipeline sends.
struct LaneQuestion {
    private let problem: LaneProblem

    init(_ problem: LaneProblem) { self.problem = problem }

    var question: DrillQuestion? {
        let spec = QuestionSpec.lane(problem)
        guard problem.isFair, let right = problem.output,
            LaneProblem.isPlain(right, hasGroups: problem.hasTwoSubscribers),
            right.contains(where: { $0.kind != .completed })
        else { return nil }
        var generator = spec.generator
        var lanes = [right]
        let rules = problem.rules
        var options = [DrillQuestion.Option(text(right), nil, reply: rules)]
        for (stage, misreading) in problem.misreadings.shuffled(using: &generator) where lanes.count < 4 {
            guard let wrong = problem.output(misreading: stage, as: misreading),
                LaneProblem.isPlain(wrong, hasGroups: problem.hasTwoSubscribers),
                !lanes.contains(wrong), let rule = problem.stages[stage].rule
            else { continue }
            lanes.append(wrong)
            options.append(
                .init(
                    text(wrong), misreading.misconception,
                    reply: "Your answer would be right if \(misreading.clause). \(rule)"))
        }
        guard lanes.count > 2 else { return nil }
        let order = lanes.indices.shuffled(using: &generator)
        let start = problem.hasTwoSubscribers ? problem.secondSubscriber : .zero
        guard
            let drawing = problem.drawing(inputs: problem.inputs, options: order.map { lanes[$0] }, from: start)
        else { return nil }
        return DrillQuestion(spec, options: order.map { options[$0] }) { _ in problem.introduction + [drawing] }
    }

    private func text(_ events: [TimedEvent]) -> String { MarbleDiagram(events).marbles }
}

extension LaneProblem {
    var rules: String {
        var rules: [String] = []
        for rule in stages.compactMap(\.rule) where !rules.contains(rule) { rules.append(rule) }
        return rules.joined(separator: " ")
    }

    /// The second subscriber's start, in a question about two subscribers.
    var secondSubscriber: Duration {
        MarbleDiagram.defaultStep * (stages.last?.arguments.last.flatMap { Int($0) } ?? 0)
    }

    var introduction: [MarkdownBlock] {
        var notes = Set(stages.compactMap(\.lanes?.note)).sorted()
        var question = "What comes out?"
        if hasTwoSubscribers {
            notes.append("One subscriber comes in step 0, another in step \(stages.last?.arguments.last ?? "").")
            question = "What does the second one get?"
        }
        return [.code(info: "swift", lines: lines)] + (notes.isEmpty ? [] : [.paragraph(notes.joined(separator: " "))])
            + [.question(question)]
    }

    var hasTwoSubscribers: Bool { LaneOperator.sharing.contains { $0.name == stages.last?.name } }

    private var lines: [String] {
        guard stages.count == 1 else { return ["source"] + stages.map { "    " + $0.code } }
        let code = stages[0].code
        return [code.hasPrefix(".") || code.isEmpty ? "source" + code : code]
    }
}

extension LaneStage {
    var rule: String? { lanes?.rule(arguments) }
}
