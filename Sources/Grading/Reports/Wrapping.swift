/// Breaks text into lines of a width, at spaces. Line ends in the text stay; words that are too long stay whole.
/// A line that begins with a space was laid out by its author (a caret under a place) and stays as it is.
///
/// Widths are counted in characters: sentences of the grader are in letters of one column.
func wrapped(_ text: String, to width: Int, indent: Int = 0) -> String {
    let room = max(width - indent, 10)
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph -> String in
        guard !paragraph.hasPrefix(" ") else { return margin + paragraph }
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > room {
                lines.append(margin + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + (line.isEmpty ? [] : [margin + line])).joined(separator: "\n")
    }.joined(separator: "\n")
}
