import Foundation

/// Reports in the format of Gradescope's autograders, their results.json: one test per task, with its points.
public struct GradescopeReport: Sendable {
    /// Makes reports.
    public init() {}

    /// The report of some chapters of one student, as one JSON object with a newline at its end.
    /// - Parameter problems: what could not be graded, one sentence each.
    public func json(of chapters: [ChapterReport], problems: [String] = []) -> String {
        let results = Results(
            score: chapters.reduce(0) { $0 + $1.points },
            output: problems.joined(separator: "\n"),
            tests: chapters.flatMap { chapter in chapter.tasks.map { Test(of: $0, in: chapter) } })
        return resultsJSON(results)
    }

    /// The report of one student.
    public func json(of student: StudentReport) -> String { json(of: student.chapters, problems: student.problems) }

    private struct Results: Encodable {
        let score: Int
        let output: String
        let outputFormat = "text"
        let testOutputFormat = "text"
        let testNameFormat = "text"
        let visibility = "visible"
        let stdoutVisibility = "hidden"
        let tests: [Test]
    }

    private struct Test: Encodable {
        let score: Int
        let maxScore: Int
        let status: String
        let name: String
        let number: String
        let output: String
        let tags: [String]
        let visibility = "visible"

        init(of report: TaskReport, in chapter: ChapterReport) {
            let passed = report.verdict.isPass
            score = passed ? report.task.points : 0
            maxScore = report.task.points
            status = passed ? "passed" : "failed"
            name = "\(chapter.chapter.number) \(chapter.chapter.name), task \(report.task.number): \(report.task.title)"
            number = "\(chapter.chapter.number).\(report.task.number)"
            output = TextReport().text(of: report)
            tags = [chapter.chapter.product, report.task.kind.rawValue]
        }
    }
}
