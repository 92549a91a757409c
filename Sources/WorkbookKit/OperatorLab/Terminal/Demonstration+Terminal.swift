import Marbles
import Terminal

extension Demonstration {
    /// The lanes for a terminal.
    public func lines(width: Int, _ depth: ColorDepth) -> [StyledText] {
        LaneDrawing(lanes, width: width).lines(depth)
    }
}
