import Foundation

/// A report in the format of Exercism's test runners, version 3: one test per task.
public struct ExercismReport: Sendable {
    /// Makes reports.
    public init() {}

    /// The report of a chapter, as one JSON object with a newline at its end.
    public func json(of report: ChapterReport) -> String {
        resultsJSON(Results(of: report))
    }

    private struct Results: Encodable {
        let version = 3
        let status: String
        let message: String?
        let tests: [Test]

        init(of report: ChapterReport) {
            // If no task was run, and some couldn't be run, the whole report is an error that says why.
            let obstacles = report.tasks.compactMap { task -> String? in
                switch task.verdict {
                case .didNotCompile(let error): TextReport().text(of: error)
                case .cannotCheck(let sentence): sentence
                case .passed, .notPassed, .notStarted, .died: nil
                }
            }
            let obstacle = report.tasks.contains(where: \.verdict.wasRun) ? nil : obstacles.first
            message = obstacle.map { String($0.readableText.prefix(65_535)) }
            status = obstacle != nil ? "error" : report.isPass ? "pass" : "fail"
            tests = report.tasks.map(Test.init(of:))
        }
    }

    private struct Test: Encodable {
        let name: String
        let status: String
        let message: String?
        /// The mistake's ID or name, which stays the same when the message changes.
        let mistake: String?
        let output: String?
        let taskId: Int
        let testCode: String

        init(of report: TaskReport) {
            name = "Task \(report.task.number): \(report.task.title)"
            taskId = report.task.number
            testCode = report.task.scenarios.map(\.name).joined(separator: "\n")
            output = report.output.isEmpty ? nil : Self.shortened(report.output.readableInJSON)
            mistake = report.verdict.mistake
            status =
                switch report.verdict {
                case .passed: "pass"
                case .notPassed, .notStarted: "fail"
                case .didNotCompile, .died, .cannotCheck: "error"
                }
            var whole = report
            whole.failingRun = nil
            let text = whole.text()
            message = report.verdict.isPass ? nil : TextReport().text(of: text.message + text.details)
        }

        /// The printed output, cut at the 500 characters that the format allows.
        private static func shortened(_ output: String) -> String {
            guard output.count > 500 else { return output }
            let note = "\nOutput was truncated. Please limit to 500 chars."
            return output.prefix(500 - note.count) + note
        }
    }
}

/// The text of a results.json: sorted snake_case keys, and a newline at its end.
func resultsJSON(_ results: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    guard let data = try? encoder.encode(results) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
}
