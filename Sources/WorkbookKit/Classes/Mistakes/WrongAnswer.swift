import Foundation
import Grading
import Playing
import Terminal

/// A wrong answer to a task, without its recording: what identifies its mistake, and what a teacher reads about it.
package struct WrongAnswer: Codable, Sendable, Equatable {
    /// The chapter's number and the task's, such as "01.2"; only the chapter's for a file that doesn't compile outside
    /// of its tasks.
    var place: String
    let title: String
    let message: String
    /// The name of the mistake; nil if it has none, as when the code doesn't compile, and in older grading runs.
    var mistake: String?
    /// The message's first line without numbers, names and texts.
    let pattern: String
    /// The digest of what was recorded, without times and threads; 0 unless the verdict is "not passed".
    let recording: UInt64
    /// What it leaves behind under the seed of the known programs; nil if it wasn't compared with them.
    var view: String?
    /// The digest of the code, apart from names (``NormalizedCode``).
    let code: UInt64
    /// The code, cut to 10,000 Unicode scalars.
    let text: String

    /// The name of its mistake, such as "01.2-off-by-one", or "01.2-4fd0a1" if it has only a message.
    package var messageName: String { mistake.map { "\(place)-\($0)" } ?? patternName }

    /// The mistake's name, made from its message. Older workbooks used no other name.
    var patternName: String { "\(place)-\(FNV1a.hash(pattern.utf8).hexDigits(6))" }

    /// Whether the name identifies the mistake. The name of a first difference from the solution doesn't.
    var isNamed: Bool { mistake != nil && mistake != Finding.firstDifference }
}

extension WrongAnswer {
    /// The wrong answer in a report; nil if there's none, or if the report on the first task has it.
    package init?(_ report: TaskReport, of chapter: Chapter, in file: ExerciseFile) {
        let region = file.regions[report.task.number]
        let place = "\(chapter.number).\(report.task.number)"
        let message = report.verdict.shownMessage.replacing(report.file, with: "Exercise.swift").readableText
        let pattern = message.withoutVariableParts
        switch report.verdict {
        case .passed, .notStarted: return nil
        case .notPassed, .died, .cannotCheck: break
        case .didNotCompile(let error):
            guard !report.isRefused else { break }
            // A mistake outside of the tasks gives each task this verdict. It's counted once, for the first task.
            guard error.error?.task == nil, report.task.number == chapter.tasks.first?.number else { return nil }
            self.init(
                place: chapter.number, title: "outside of the tasks", message: message, pattern: pattern,
                recording: 0, code: FNV1a.hash(error.sourceLine.utf8), text: error.sourceLine)
            return
        }
        let code = region?.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() ?? []
        self.init(
            place: place, title: report.task.title, message: message, mistake: report.verdict.firstFinding?.name,
            pattern: pattern,
            recording: report.verdict.isWhole ? report.transcripts.digest : 0, view: report.view?.description,
            code: NormalizedCode(region?.tokens ?? []).digest,
            text: FrameLimits.cut(code.joined(separator: "\n").trimmingCharacters(in: .newlines), to: 10_000))
    }
}

extension Verdict {
    fileprivate var shownMessage: String {
        if case .didNotCompile(let error) = self { error.explanation.sentences } else { message ?? "" }
    }

    fileprivate var isWhole: Bool { if case .notPassed = self { true } else { false } }
}

extension [Transcript] {
    /// Times are left out: pauses of 300 ms and of 310 ms are the same mistake.
    fileprivate var digest: UInt64 {
        let observations = flatMap { ["next recording"] + $0.observations.map { "\($0.laneName) \($0.event)" } }
        return FNV1a.hash(observations.joined(separator: "\0").utf8)
    }
}

extension String {
    /// The first line of a message, without what differs between two answers with the same mistake.
    fileprivate var withoutVariableParts: String {
        String(prefix { !$0.isNewline })
            .replacing(/\sSee lines? [\d, and]+\.$/, with: "")
            .replacing(/"[^"]*"/, with: "\"\"")
            .replacing(/`[^`]*`/, with: "``")
            .replacing(/@\w+/, with: "@")
            .replacing(/\d+/, with: "0")
    }
}

extension UInt64 {
    func hexDigits(_ count: Int) -> String {
        let digits = String(self, radix: 16).suffix(count)
        return String(repeating: "0", count: count - digits.count) + digits
    }
}
