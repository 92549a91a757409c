import Marbles

/// Breaks text into lines of a width, at spaces. Line ends in the text stay; words that are too long stay whole.
/// A line that begins with a space was laid out by its author (a caret under a place) and stays as it is.
func wrapped(_ text: String, to width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
        guard !paragraph.isEmpty, !paragraph.hasPrefix(" ") else {
            return [paragraph.isEmpty ? "" : margin + paragraph]
        }
        return LineBreaking.lines(of: String(paragraph), width: max(width - indent, 10)).map { margin + $0 }
    }.joined(separator: "\n")
}
