/// A line of a lesson that a reader can type at a prompt.
///
/// `$ swift run validation --type "mag"` and `workbook> run validation --type "mag"` yield the same workbook command.
/// A line that the workbook can't run (`$ ls`) is shown, but it isn't offered to the reader.
package struct ConsoleLine: Equatable, Sendable {
    package let text: String
    /// The workbook's command line; nil if the workbook can't run it.
    package let workbookLine: String?

    package init?(_ line: String) {
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
