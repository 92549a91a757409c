/// The division of a window between the app's screen and the lanes.
package struct SteppingLayout: Sendable, Equatable {
    package let screenRows: Int
    /// The rows of the code, the ruler, and the lanes.
    package let laneRows: Int
    package let sentenceRows: Int
    package let showsKeys: Bool

    /// The layout of a window. A low window has no row of keys.
    /// - Parameter hasLanes: whether the run has any; without them, the screen takes their rows.
    package init(rows: Int, hasLanes: Bool = true) {
        showsKeys = rows >= 12
        sentenceRows = rows >= 8 ? 2 : 1
        // The other two rows are the title, and a line between the screen and the lanes.
        let rest = max(2, rows - 2 - sentenceRows - (showsKeys ? 1 : 0))
        laneRows = hasLanes ? (rest * 3 + 4) / 5 : 0
        screenRows = rest - laneRows
    }
}
