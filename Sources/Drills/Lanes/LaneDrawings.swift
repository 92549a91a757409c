import BookText
import Marbles

/// The lanes of a question, as they are drawn.
extension LaneProblem {
    /// A lane is at most this long, in steps.
    static let longest = 13

    /// Whether some events make a lane that a reader can take in: not too long, and one value per step.
    /// - Parameter hasGroups: whether there may be more.
    static func isPlain(_ events: [TimedEvent], hasGroups: Bool = false) -> Bool {
        let times = events.values.map(\.time)
        guard hasGroups || Set(times).count == times.count, events.ending.count <= 1 else { return false }
        return (events.last?.time ?? .zero) < MarbleDiagram.defaultStep * longest
    }

    /// The lanes that go in, by name. An inner lane begins with the value that it's made of.
    var inputs: [Lane] {
        guard let lanes = stages.first?.lanes?.lanes else { return [] }
        var inputs: [Lane] = []
        for (source, lane) in zip(sources, lanes) {
            guard let diagram = try? MarbleDiagram(parsing: source) else { continue }
            let last = max(.zero, diagram.end - diagram.step)
            var start = Duration.zero
            if stages[0].lanes?.isFlattening == true, let outer = inputs.first, !inputs.isEmpty {
                let values = outer.events.values.map(\.time)
                start = values.indices.contains(inputs.count - 1) ? values[inputs.count - 1] : .zero
            }
            inputs.append(Lane(lane.name, diagram.events.moved(by: start), span: start...(last + start)))
        }
        return inputs
    }

    /// Lanes below each other, named as options: `1`, `2`, `3`.
    /// - Parameter start: when the options begin.
    func drawing(inputs: [Lane], options: [[TimedEvent]], from start: Duration = .zero) -> MarkdownBlock? {
        let ends = (inputs.flatMap(\.events) + options.flatMap(\.self)).map(\.time)
        let end = max(ends.max() ?? .zero, start)
        let choices = options.enumerated().map { index, events in
            Lane(
                "\(index + 1)", events,
                span: start...(events.ending.isEmpty ? end : max(start, events.last?.time ?? end)))
        }
        let lines = LaneDrawing(inputs + choices, width: 200).lines
        guard lines.allSatisfy({ $0.count <= DrillQuestion.width }) else { return nil }
        return .code(info: "marbles", lines: lines)
    }
}
