import TerminalUI

/// Sets a difference as `diff -u` does: a `-` before what is gone, a `+` before what is new, both in color.
struct UnifiedDiff {
    /// What the two texts are called, above the first hunk.
    let old: String
    let new: String
    let difference: LineDifference

    /// The lines for a window.
    /// - Parameter width: what is longer is cut there and goes on below, behind its sign; nil leaves lines whole, for another program.
    func lines(width: Int?) -> [StyledText] {
        var lines = [StyledText("--- \(old)", style: .bold), StyledText("+++ \(new)", style: .bold)].flatMap {
            fitted($0, width)
        }
        for hunk in difference.hunks() {
            let place = "@@ -\(range(hunk.oldStart, hunk.oldCount)) +\(range(hunk.newStart, hunk.newCount)) @@"
            lines.append(StyledText(place, style: .dim))
            for line in hunk.lines {
                switch line {
                case .common(let text): lines += set(" ", text, .plain, width)
                case .removed(let text): lines += set("-", text, TextStyle(foreground: .red), width)
                case .added(let text): lines += set("+", text, TextStyle(foreground: .green), width)
                }
            }
        }
        return lines
    }

    private func set(_ sign: String, _ text: String, _ style: TextStyle, _ width: Int?) -> [StyledText] {
        // A tab would be as wide as the window makes it.
        let text = StyledText(width == nil ? text : text.replacing("\t", with: "    "), style: style)
        return fitted(text, width.map { $0 - 1 }).map { StyledText(sign, style: style) + $0 }
    }

    private func fitted(_ text: StyledText, _ width: Int?) -> [StyledText] {
        width.map { text.cut(to: $0) } ?? [text]
    }

    /// `12,4` are four lines from line 12 on, `12` is that line alone; of no lines, the one before them is named.
    private func range(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start - 1),0"
        case 1: "\(start)"
        default: "\(start),\(count)"
        }
    }
}
