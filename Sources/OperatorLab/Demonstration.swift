import Marbles

/// What happened when an operator ran: its inputs, what came out, and when they were subscribed to and disposed of.
public struct Demonstration: Sendable, Equatable {
    /// The inputs, as they were played.
    public let inputs: [Lane]
    /// What came out: one lane, or one for each who subscribed.
    public let outputs: [Lane]
    /// What the operator did besides: the calls of a side effect.
    public let effects: [Lane]
    /// For each input, when it was subscribed to (`^`) and when that ended (`!`).
    public let subscriptions: [Lane]
    /// Whether the lanes of subscription and disposal belong to the picture.
    public let showsSubscriptions: Bool
    /// How much virtual time a step takes.
    public let step: Duration

    /// The lanes in the order in which they are drawn.
    public func lanes(withSubscriptions: Bool) -> [Lane] {
        guard withSubscriptions else { return inputs + outputs + effects }
        let paired = inputs.enumerated().flatMap { index, lane in
            [lane]
                + subscriptions.filter { $0.name == lane.name && index == inputs.firstIndex { $0.name == lane.name } }
                .map { Lane("  subscribed", $0.events) }
        }
        return paired + outputs + effects
    }

    /// The lanes drawn under each other.
    ///
    /// - Parameters:
    ///   - width: the columns to keep to.
    ///   - withSubscriptions: whether the lanes of subscription and disposal are drawn; nil to leave it to the operator.
    public func lines(width: Int = 80, withSubscriptions: Bool? = nil) -> [String] {
        LaneDrawing(
            lanes(withSubscriptions: withSubscriptions ?? showsSubscriptions), options: .init(step: step, width: width)
        ).lines
    }

    /// The drawing as one text.
    public func text(width: Int = 80, withSubscriptions: Bool? = nil) -> String {
        lines(width: width, withSubscriptions: withSubscriptions).joined(separator: "\n")
    }
}

extension Demonstration {
    /// The lanes as a picture, as the text of an SVG file.
    public func svg(title: String = "Marble diagram", withSubscriptions: Bool? = nil) -> String {
        LanePicture(lanes(withSubscriptions: withSubscriptions ?? showsSubscriptions), step: step, title: title).svg
    }

    /// The inputs as boxes whose arrows lead to the outputs'.
    public var pipeline: PipelinePicture {
        PipelinePicture(rows: [inputs.map(PipelinePicture.Stage.init), outputs.map(PipelinePicture.Stage.init)])
    }
}
