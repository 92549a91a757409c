import LineEditor
import Marbles
import TextStyles

extension Demonstration {
    /// The lanes for a terminal.
    public func lines(width: Int, _ depth: ColorDepth) -> [StyledText] {
        LaneDrawing(lanes, width: width).lines(depth)
    }
}
