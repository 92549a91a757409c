import Marbles

/// What happened when an operator ran.
public struct Demonstration: Sendable, Equatable {
    /// The inputs as they were played.
    public let inputs: [Lane]
    /// What the operator sent: a lane for each subscriber.
    public let outputs: [Lane]
    /// The calls of the operator's side effects.
    let effects: [Lane]
    /// When each input was subscribed to (`^`) and when that subscription ended (`!`).
    let subscriptions: [Lane]
    /// Whether the subscriptions belong in the drawing.
    let showsSubscriptions: Bool

    /// The lanes in the order in which they are drawn.
    private var lanes: [Lane] {
        guard showsSubscriptions else { return inputs + outputs + effects }
        var names: Set<String> = []
        let inputs = inputs.flatMap { lane in
            guard names.insert(lane.name).inserted else { return [lane] }
            return [lane] + subscriptions.filter { $0.name == lane.name }.map { Lane("  subscribed", $0.events) }
        }
        return inputs + outputs + effects
    }

    /// The lanes drawn below each other, in lines of at most `width` columns.
    public func lines(width: Int = 80) -> [String] {
        LaneDrawing(lanes, width: width).lines
    }

    /// The lanes in a sentence each, for a reader who listens.
    public var sentences: [String] { SpokenLanes(lanes).sentences }

    /// The lanes as the text of an SVG file.
    public func svg(title: String = "Marble diagram") -> String {
        LanePicture(lanes, title: title).svg
    }

    /// A box for each input, with arrows to the outputs.
    public var pipeline: PipelinePicture {
        PipelinePicture(rows: [inputs.map(PipelinePicture.Stage.init), outputs.map(PipelinePicture.Stage.init)])
    }
}
