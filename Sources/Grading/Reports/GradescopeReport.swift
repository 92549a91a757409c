import Foundation

/// Reports in the format of Gradescope's autograders, their results.json: one test per task, with its points.
public struct GradescopeReport: Sendable {
    /// Makes reports.
    public init() {}

    /// The report of one student's chapters, as one JSON object with a newline at its end.
    /// - Parameter problems: what could not be graded, one sentence each.
    public func json(of chapters: [ChapterReport], problems: [String] = []) -> String {
        let results = Results(
            score: chapters.reduce(0) { $0 + $1.points },
            output: problems.joined(separator: "\n"),
            tests: chapters.flatMap { chapter in chapter.tasks.map { Test(of: $0, in: chapter) } })
        return resultsJSON(results)
    }

    /// A report with another text above its tests; nil if the JSON isn't a report.
    package func replacingOutput(of json: Data, with output: String) -> String? {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard var results = try? decoder.decode(Results.self, from: json) else { return nil }
        results.output = output
        return resultsJSON(results)
    }

    private struct Results: Codable {
        let score: Int
        var output: String
        var outputFormat = "text"
        var testOutputFormat = "text"
        var testNameFormat = "text"
        var visibility = "visible"
        var stdoutVisibility = "hidden"
        let tests: [Test]
    }

    private struct Test: Codable {
        let score: Int
        let maxScore: Int
        let status: String
        let name: String
        let number: String
        let output: String
        let tags: [String]
        var visibility = "visible"

        init(of report: TaskReport, in chapter: ChapterReport) {
            score = report.points
            maxScore = report.task.points
            status = report.verdict.isPass ? "passed" : "failed"
            name = "\(chapter.chapter.number) \(chapter.chapter.name), task \(report.task.number): \(report.task.title)"
            number = "\(chapter.chapter.number).\(report.task.number)"
            output = TextReport().text(of: report)
            tags = [chapter.chapter.product, report.task.kind.rawValue]
        }
    }
}
