import Marbles

/// The recorded lanes of an operator's run.
public struct Demonstration: Sendable, Equatable {
    /// The inputs as they were played.
    public let inputs: [Lane]
    /// The operator's output: one lane per subscriber.
    public let outputs: [Lane]
    let effects: [Lane]
    /// The beginnings (`^`) and ends (`!`) of each input's subscriptions.
    let subscriptions: [Lane]
    let showsSubscriptions: Bool
    /// For each input, the index of the line of marbles that it plays.
    let sources: [Int]

    var lanes: [Lane] {
        guard showsSubscriptions else { return inputs + outputs + effects }
        var names: Set<String> = []
        let inputs = inputs.flatMap { lane in
            guard names.insert(lane.name).inserted else { return [lane] }
            return [lane] + subscriptions.filter { $0.name == lane.name }.map { Lane("  subscribed", $0.events) }
        }
        return inputs + outputs + effects
    }

    /// The lanes drawn below each other, in lines of at most `width` columns.
    public func lines(width: Int = 80) -> [String] { LaneDrawing(lanes, width: width).lines }

    /// One sentence for each lane, for a screen reader.
    public var sentences: [String] { SpokenLanes(lanes).sentences }

    /// The lanes as the text of an SVG file.
    /// - Parameter isEditable: whether the inputs' marbles have the attributes that let a page's readers drag them.
    public func svg(title: String = "Marble diagram", isEditable: Bool = false) -> String {
        var sources = isEditable ? sources[...] : []
        let rows = lanes.map { lane in lane.name.hasPrefix(" ") ? nil : sources.popFirst() }
        return LanePicture(lanes, title: title, sources: rows).svg
    }

    /// A box for each input, with arrows to the outputs.
    public var pipeline: PipelinePicture {
        PipelinePicture(rows: [inputs.map(PipelinePicture.Stage.init), outputs.map(PipelinePicture.Stage.init)])
    }
}
