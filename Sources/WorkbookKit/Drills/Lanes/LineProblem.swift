import Marbles
import Reading
import Terminal

/// Asks which line of a pipeline is the bug.
///
/// The author misread one stage, and wanted the output of that misreading. Only that line can be the bug: neither
/// removing another line, nor replacing it with one of ``replacements``, gives the wanted output.
struct LineProblem: DrillProblem {
    static let kind = QuestionSpec.Kind.line

    private let problem: LaneProblem
    private let stage: Int
    private let misconception: Misconception

    init(_ problem: LaneProblem, stage: Int, misread misconception: Misconception) {
        (self.problem, self.stage, self.misconception) = (problem, stage, misconception)
    }

    var needs: Set<String> { problem.needs }

    /// The number of the stage, from 1, the misconception, and the pipeline.
    var description: String { "\(stage + 1) \(misconception.rawValue) \(problem)" }

    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let number = Int(parts[0]), let misconception = Misconception(rawValue: parts[1]),
            let problem = LaneProblem(parts[2]), problem.stages.indices.contains(number - 1)
        else { return nil }
        self.init(problem, stage: number - 1, misread: misconception)
    }

    func question(as spec: QuestionSpec) -> DrillQuestion? {
        guard (3...4).contains(problem.stages.count), problem.isFair, let sent = problem.output,
            LaneProblem.isPlain(sent),
            let misreading = problem.stages[stage].misreadings.first(where: { $0.misconception == misconception }),
            let wanted = problem.output(misreading: stage, as: misreading), wanted != sent,
            LaneProblem.isPlain(wanted), !wanted.values.isEmpty, isFirstMisreading(for: wanted)
        else { return nil }
        var generator = spec.generator
        var options: [DrillQuestion.Option] = []
        for (index, other) in problem.stages.enumerated() {
            if index == stage {
                options.append(
                    .init("`\(other.code)`", nil, reply: "It was written as if \(misreading.clause). \(other.rule)"))
            } else {
                // A reader who thinks that this line is the bug misreads it, and the misreading must change the output.
                let misreadings = other.misreadings.filter { reading in
                    let read = problem.output(misreading: index, as: reading)
                    return read != nil && read != sent
                }
                guard let misreading = misreadings.randomElement(using: &generator) else { return nil }
                options.append(
                    .init(
                        "`\(other.code)`", misreading.misconception,
                        reply: "This line would be wrong if \(misreading.clause). \(other.rule)"))
            }
        }
        guard problem.stages.indices.allSatisfy({ canBeMended(at: $0, into: wanted) == ($0 == stage) }) else {
            return nil
        }
        let end = max(sent.last?.time ?? .zero, wanted.last?.time ?? .zero, problem.inputs[0].lastInstant ?? .zero)
        let lanes = [("wanted", wanted), ("sent", sent)].map { name, events in
            Lane(name, events, span: .zero...(events.ending.isEmpty ? end : events.last?.time ?? end))
        }
        guard let drawing = MarkdownBlock.lanes(problem.inputs + lanes) else { return nil }
        let notes = Set(problem.stages.compactMap(\.lanes?.note)).sorted().map(MarkdownBlock.paragraph)
        return DrillQuestion(spec, options: options) { options in
            [drawing] + notes
                + [.question("One stage below `source` is wrong. Which one?"), options.list]
        }
    }

    /// Whether no earlier misconception explains the wanted output. Otherwise, two questions would look alike.
    private func isFirstMisreading(for wanted: [TimedEvent]) -> Bool {
        let first = problem.stages[stage].misreadings.first { problem.output(misreading: stage, as: $0) == wanted }
        return first?.misconception == misconception
    }

    /// Whether removing the stage at `index`, or replacing it with one of ``replacements``, gives the wanted output.
    private func canBeMended(at index: Int, into wanted: [TimedEvent]) -> Bool {
        if problem.replacing(index, with: nil).output == wanted { return true }
        let above = LaneProblem(Array(problem.stages[..<index]), problem.sources)
        guard let lane = above.stages.isEmpty ? problem.sources : above.output.map({ [MarbleDiagram($0).marbles] })
        else {
            return false
        }
        let below = Array(problem.stages[(index + 1)...])
        var seen: Set<String> = []
        return Self.replacements.contains { other in
            guard other != problem.stages[index], let sent = other.output(for: lane) else { return false }
            // Skip replacements whose output equals an earlier one's.
            let marbles = MarbleDiagram(sent).marbles
            guard seen.insert(marbles).inserted else { return false }
            return below.isEmpty ? sent == wanted : LaneProblem(below, [marbles]).output == wanted
        }
    }

    /// The operators that can be one of several stages, each with the arguments that forty random draws give.
    private static let replacements: [LaneStage] = {
        var generator = SplitMix64(seed: 0)
        return LaneOperator.all.filter(\.isStage).flatMap { lanes in
            let stages = Set((0..<40).map { _ in lanes.randomStage(using: &generator) })
            return stages.sorted { $0.arguments.joined() < $1.arguments.joined() }
        }
    }()
}
