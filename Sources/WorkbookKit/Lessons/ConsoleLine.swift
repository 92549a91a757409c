/// A line of a lesson that a reader could type, with the prompt it is typed at.
///
/// `$ swift run validation --type "mag"` and `workbook> run validation --type "mag"` mean the same: both become the
/// workbook's own command line. What the workbook cannot run (`$ ls`) is shown and not offered.
struct ConsoleLine: Equatable, Sendable {
    /// The command as it stands in the lesson, without the prompt.
    let text: String
    /// The workbook's command line for it, or nil where the workbook has none.
    let workbookLine: String?

    init?(_ line: String) {
        if line.hasPrefix("workbook> ") {
            text = String(line.dropFirst("workbook> ".count))
            workbookLine = text
        } else if line.hasPrefix("$ ") {
            text = String(line.dropFirst("$ ".count))
            workbookLine = Self.translated(text)
        } else {
            return nil
        }
    }

    private static func translated(_ shellLine: String) -> String? {
        let start = "swift run "
        guard shellLine.hasPrefix(start) else { return nil }
        let rest = shellLine.dropFirst(start.count)
        if rest == "workbook" { return nil }
        if rest.hasPrefix("workbook ") { return String(rest.dropFirst("workbook ".count)) }
        let words = rest.split(separator: " ", maxSplits: 1)
        if words.count == 2, words[1] == "check" || words[1].hasPrefix("check ") {
            return "check \(words[0])"
        }
        return "run \(rest)"
    }
}
