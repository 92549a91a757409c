import Grading

/// A class's marks as a table of comma-separated values (RFC 4180), for a spreadsheet: one row per student.
///
///     student,points,of,01.1,01.2,…,same as the solution,same as others,remarks
///
/// A task's column contains the points that the student got. A text that would begin a formula in a spreadsheet gets an
/// apostrophe before it.
public struct GradeTable: Sendable {
    /// The table's text.
    public let text: String

    /// The table of a class.
    public init(of report: ClassReport) {
        let tasks = report.chapters.flatMap { chapter in chapter.tasks.map { "\(chapter.number).\($0.number)" } }
        let header = ["student", "points", "of"] + tasks + ["same as the solution", "same as others", "remarks"]
        text = ([header] + report.students.map(Self.row)).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }
            .joined()
    }

    init(text: String) { self.text = text }

    /// The table of a class whose parts were graded separately, its students in the order of their ids; nil if the
    /// parts' columns differ.
    init?(joining parts: [GradeTable]) {
        let lines = parts.map(\.lines)
        guard let header = lines.first?.first, lines.allSatisfy({ $0.first == header }) else { return nil }
        text = ([header] + lines.flatMap { $0.dropFirst() }.sorted { Self.id(of: $0) < Self.id(of: $1) }).joined()
    }

    /// The id at the beginning of a line, without the quotation mark and the apostrophe that spreadsheets need.
    private static func id(of line: String) -> Substring {
        let isQuoted = line.hasPrefix("\"")
        return line.dropFirst(isQuoted ? 1 : 0).prefix { $0 != (isQuoted ? "\"" : ",") }.drop { $0 == "'" }
    }

    var students: Int { max(0, lines.count - 1) }

    /// The lines, with the line breaks that end them. A quoted cell can contain line breaks.
    private var lines: [String] {
        var (lines, isQuoted) = ([""], false)
        for character in text {
            lines[lines.count - 1].append(character)
            if character == "\"" { isQuoted.toggle() }
            if character == "\r\n", !isQuoted { lines.append("") }
        }
        return lines.filter { !$0.isEmpty }
    }

    private static func row(_ student: StudentReport) -> [String] {
        let tasks = student.chapters.flatMap { chapter in chapter.tasks.map { "\($0.points)" } }
        let asSolution = student.likenesses.filter(\.isReference).map(\.task)
        let asOthers = student.likenesses.filter { !$0.students.isEmpty }.map {
            "\($0.task): \($0.students.map(\.readableName).joined(separator: " "))"
        }
        return [student.student.readableName, "\(student.points)", "\(student.possiblePoints)"] + tasks
            + [
                asSolution.joined(separator: " "), asOthers.joined(separator: "; "),
                student.problems.joined(separator: " "),
            ]
    }

    private static func cell(_ text: String) -> String {
        let safe = text.first.map { "=+-@\t\r".contains($0) } == true ? "'" + text : text
        guard safe.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
