import Marbles
import Reading

extension LaneProblem {
    /// Asks which lane the pipeline sends; nil if the problem makes no fair question.
    func question(as spec: QuestionSpec) -> DrillQuestion? {
        func plain(_ lane: [TimedEvent]?) -> [TimedEvent]? {
            lane.flatMap { Self.isPlain($0, hasGroups: hasTwoSubscribers) ? $0 : nil }
        }
        guard isFair, let right = plain(output), right.contains(where: { $0.kind != .completed }) else { return nil }
        var generator = spec.generator
        let misreads = stages.enumerated().flatMap { index, stage in
            stage.misreadings.map { misreading in
                Misread(misreading.misconception, misreading.clause, rule: stage.rule) {
                    plain(output(misreading: index, as: misreading))
                }
            }
        }
        let lanes = Misread.options(
            right, rule: rules, words: { MarbleDiagram($0).marbles }, misreads.shuffled(using: &generator))
        guard lanes.count > 2 else { return nil }
        let shown = lanes.shuffled(using: &generator)
        let start = hasTwoSubscribers ? secondSubscriber : .zero
        guard let drawing = drawing(inputs: inputs, options: shown.map(\.answer), from: start) else { return nil }
        return DrillQuestion(spec, options: shown.map(\.option)) { _ in introduction + [drawing] }
    }

    var rules: String {
        var rules: [String] = []
        for rule in stages.map(\.rule) where !rules.contains(rule) { rules.append(rule) }
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

    var hasTwoSubscribers: Bool { stages.last?.lanes?.isShared == true }

    private var lines: [String] {
        guard stages.count == 1 else { return ["source"] + stages.map { "    " + $0.code } }
        let code = stages[0].code
        return [code.hasPrefix(".") || code.isEmpty ? "source" + code : code]
    }
}

extension LaneStage {
    var rule: String { lanes?.rule(arguments) ?? "" }
    var misreadings: [LaneOperator.Misreading] { lanes?.misreadings(arguments) ?? [] }
}
