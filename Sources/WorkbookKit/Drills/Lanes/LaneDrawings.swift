import Marbles
import Reading

extension LaneProblem {
    /// The maximum length of a lane, in steps.
    static let longest = 13

    /// Whether a reader can follow a lane: it's short, ends at most once, and each step has at most one value.
    /// - Parameter hasGroups: whether a step may have several values.
    static func isPlain(_ events: [TimedEvent], hasGroups: Bool = false) -> Bool {
        let times = events.values.map(\.time)
        guard hasGroups || Set(times).count == times.count, events.ending.count <= 1 else { return false }
        return (events.last?.time ?? .zero) < MarbleDiagram.defaultStep * longest
    }

    /// The named input lanes. A flattening operator's inner lane starts at the time of its value.
    var inputs: [Lane] {
        guard let lanes = stages.first?.lanes?.lanes else { return [] }
        var inputs: [Lane] = []
        for (source, lane) in zip(sources, lanes) {
            guard let diagram = try? MarbleDiagram(parsing: source) else { continue }
            let last = max(.zero, diagram.end - diagram.step)
            var start = Duration.zero
            if stages[0].lanes?.isFlattening == true, let outer = inputs.first {
                let values = outer.events.values.map(\.time)
                start = values.indices.contains(inputs.count - 1) ? values[inputs.count - 1] : .zero
            }
            inputs.append(Lane(lane.name, diagram.events.moved(by: start), span: start...(last + start)))
        }
        return inputs
    }

    /// The lanes, one below the other, with the options named `1`, `2`, `3`; nil if the drawing is too wide.
    /// - Parameter start: the time at which the options begin.
    func drawing(inputs: [Lane], options: [[TimedEvent]], from start: Duration = .zero) -> MarkdownBlock? {
        let ends = (inputs.flatMap(\.events) + options.flatMap(\.self)).map(\.time)
        let end = max(ends.max() ?? .zero, start)
        let choices = options.enumerated().map { index, events in
            Lane(
                "\(index + 1)", events,
                span: start...(events.ending.isEmpty ? end : max(start, events.last?.time ?? end)))
        }
        return .lanes(inputs + choices)
    }
}

extension MarkdownBlock {
    static func lanes(_ lanes: [Lane]) -> MarkdownBlock? {
        let lines = LaneDrawing(lanes, width: 200).lines
        return lines.allSatisfy { $0.count <= DrillQuestion.width } ? .code(info: "marbles", lines: lines) : nil
    }
}
