import LineEditor
import TerminalUI

/// The views of a step as a window of usual width shows them, printed in a frame.
@MainActor
enum ScreenFrame {
    /// With the frame and the margin of a lesson, it fits 80 columns.
    private static let size = TerminalSize(rows: 12, columns: 72)

    /// - Parameter spoken: whether to say the views in sentences, to a reader who listens.
    static func print(_ views: [any ScreenView], spoken: Bool) {
        if spoken {
            for sentence in views.flatMap(\.sentences) { Swift.print(sentence) }
            return
        }
        let terminal = TerminalAbilities(isInteractive: false, colorDepth: .none)
        let rows = ScreenLayout.copy(of: views, in: size, on: terminal).map { $0.fitted(columns: size.columns).text }
        let edge = String(repeating: "─", count: size.columns + 2)
        let filled = rows.prefix((rows.lastIndex { $0.contains { $0 != " " && $0 != "│" } } ?? 0) + 1)
        for line in ["┌\(edge)┐"] + filled.map({ "│ \($0) │" }) + ["└\(edge)┘"] { Swift.print(line) }
    }
}
