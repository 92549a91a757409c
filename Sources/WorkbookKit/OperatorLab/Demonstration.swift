import Marbles
import Terminal

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
        let (inputs, others) = (inputs.map { hued($0) }, (outputs + effects).map { hued($0) })
        guard showsSubscriptions else { return inputs + others }
        var names: Set<String> = []
        return inputs.flatMap { lane in
            guard names.insert(lane.name).inserted else { return [lane] }
            return [lane] + subscriptions.filter { $0.name == lane.name }.map { Lane("  subscribed", $0.events) }
        } + others
    }

    /// Gives an inner signal's values the hue of the value that it was made of, also where they arrive.
    private func hued(_ lane: Lane) -> Lane {
        var lane = lane
        for index in lane.events.indices {
            guard case .next(let value) = lane.events[index].kind else { continue }
            let inner = inputs.first { $0.maker != nil && $0.events.contains(lane.events[index]) }
            lane.events[index].hue = ValueColor.hue(of: lane.maker ?? inner?.maker ?? value)
        }
        return lane
    }

    /// The lanes drawn below each other, in lines of at most `width` columns.
    public func lines(width: Int = 80) -> [String] { LaneDrawing(lanes, width: width).lines }

    /// One sentence for each lane, for a screen reader.
    public var sentences: [String] { SpokenLanes(lanes).sentences }

    /// The lanes as the text of an SVG file.
    /// - Parameter axis: the axis of a page whose readers drag the inputs' marbles, which have attributes for that.
    public func svg(title: String = "Marble diagram", axis: PictureAxis? = nil) -> String {
        var sources = axis == nil ? [] : sources[...]
        let rows = lanes.map { lane in lane.name.hasPrefix(" ") ? nil : sources.popFirst() }
        return LanePicture(lanes, title: title, sources: rows, axis: axis).svg
    }

    /// A box for each input, with arrows to the outputs.
    public var pipeline: PipelinePicture { PipelinePicture(rows: [inputs, outputs]) }
}
