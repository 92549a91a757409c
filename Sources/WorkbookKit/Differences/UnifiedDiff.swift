import Terminal

/// Formats a difference as `diff -u` does: `-` before removed lines, `+` before added ones, both in color.
struct UnifiedDiff {
    let old: String
    let new: String
    let difference: LineDifference

    /// - Parameter width: the width at which lines wrap, with the sign in each row; nil keeps lines whole, for other
    ///   programs.
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
                case .removed(let text): lines += set("-", text, TextStyle(foreground: Ink.bad.color), width)
                case .added(let text): lines += set("+", text, TextStyle(foreground: Ink.good.color), width)
                }
            }
        }
        return lines
    }

    var sentences: [String] {
        ["From \(old) to \(new):"]
            + difference.hunks().flatMap { hunk in
                ["At line \(hunk.newStart):"]
                    + hunk.lines.map { line in
                        switch line {
                        case .common(let text): "Same: \(text)"
                        case .removed(let text): "Removed: \(text)"
                        case .added(let text): "Added: \(text)"
                        }
                    }
            }
    }

    private func set(_ sign: String, _ text: String, _ style: TextStyle, _ width: Int?) -> [StyledText] {
        // A tab's width depends on the terminal, so lines that wrap contain spaces instead.
        let text = StyledText(width == nil ? text : text.replacing("\t", with: "    "), style: style)
        return fitted(text, width.map { $0 - 1 }).map { StyledText(sign, style: style) + $0 }
    }

    private func fitted(_ text: StyledText, _ width: Int?) -> [StyledText] {
        width.map { text.cut(to: $0) } ?? [text]
    }

    /// `12,4` means four lines from line 12 on, and `12` that line alone. `11,0` means no lines, after line 11.
    private func range(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start - 1),0"
        case 1: "\(start)"
        default: "\(start),\(count)"
        }
    }
}
