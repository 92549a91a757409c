import Marbles
import Reading

extension LaneProblem {
    /// Asks which lane the pipeline sends; nil if the problem makes no fair question.
    var laneQuestion: DrillQuestion? {
        let spec = QuestionSpec.lane(self)
        guard isFair, let right = output, Self.isPlain(right, hasGroups: hasTwoSubscribers),
            right.contains(where: { $0.kind != .completed })
        else { return nil }
        var generator = spec.generator
        var lanes = [right]
        var options = [DrillQuestion.Option(text(right), nil, reply: rules)]
        for (stage, misreading) in misreadings.shuffled(using: &generator) where lanes.count < 4 {
            guard let wrong = output(misreading: stage, as: misreading),
                Self.isPlain(wrong, hasGroups: hasTwoSubscribers),
                !lanes.contains(wrong), let rule = stages[stage].rule
            else { continue }
            lanes.append(wrong)
            options.append(
                .init(
                    text(wrong), misreading.misconception,
                    reply: "Your answer would be right if \(misreading.clause). \(rule)"))
        }
        guard lanes.count > 2 else { return nil }
        let order = lanes.indices.shuffled(using: &generator)
        let start = hasTwoSubscribers ? secondSubscriber : .zero
        guard let drawing = drawing(inputs: inputs, options: order.map { lanes[$0] }, from: start) else { return nil }
        return DrillQuestion(spec, options: order.map { options[$0] }) { _ in introduction + [drawing] }
    }

    private func text(_ events: [TimedEvent]) -> String { MarbleDiagram(events).marbles }

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
