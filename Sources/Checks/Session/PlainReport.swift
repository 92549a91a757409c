import Grading
import Reading

/// A report as lines that any editor can parse, between a line that begins the check and a line that ends it:
///
///     Checking Chapters/01-Validation/Exercise.swift
///     Chapters/01-Validation/Exercise.swift:9:1: error: Task 1.1: The field stays yellow for …
///     Checked Chapters/01-Validation/Exercise.swift: 1 not passed, 4 not started
package struct PlainReport {
    package let report: ChapterReport
    /// The name of the learner's file, as an editor in the reader's folder finds it.
    package let file: String
    package let firstLine: (TaskReference) -> Int?
    var failing: FailingLine?

    var lines: [String] {
        let findings = report.tasks.flatMap(lines(of:)).removingDuplicates()
        let headlines = report.tasks.map(\.verdict.headline)
        let counts = headlines.removingDuplicates().map { headline in
            "\(headlines.count { $0 == headline }) \(headline)"
        }
        return findings + ["Checked \(file.readableName): \(counts.joined(separator: ", "))"]
    }

    private func lines(of task: TaskReport) -> [String] {
        let reference = TaskReference(chapter: report.chapter, task: task.task)
        let first = firstLine(reference) ?? 1
        let lead = "Task \(reference.name): "
        switch task.verdict {
        case .passed, .notStarted:
            return []
        case .notPassed(let findings):
            let place = failing?.task == reference.key ? failing?.number : nil
            return [line(lead + (findings.first?.message ?? task.verdict.headline), at: place ?? first)]
        case .died(let failure):
            return [line(lead + failure.sentence, at: failure.line ?? first)]
        case .cannotCheck(let sentence):
            return [line(sentence, at: first)]
        case .didNotCompile(let error):
            let sentences = error.explanation.sentences
            guard let place = error.error else { return [line(sentences, at: 1)] }
            let others = error.output.errors.filter { $0.file == place.file && error.otherLines.contains($0.line) }
            return [line(sentences, at: place.line, place.column, in: place.file)]
                + others.map { line($0.message, at: $0.line, $0.column, in: $0.file) }
        }
    }

    private func line(_ message: String, at line: Int, _ column: Int = 1, in place: String? = nil) -> String {
        let name = place.flatMap { $0 == report.exercise ? nil : $0 } ?? file
        // Backticks are removed, because an editor would show them.
        let words = message.replacing("`", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(name.readableName):\(line):\(column): error: \(words.readableName)"
    }
}

extension Session {
    /// Prints a report for an editor. Returns how many lines it has.
    @discardableResult
    package func showPlainly(_ report: ChapterReport, of subject: CheckSubject, failing: FailingLine?) -> Int {
        let file = nameOfExercise(of: subject)
        let lines = PlainReport(report: report, file: file, firstLine: book.line(of:), failing: failing).lines
        for line in lines { output.verbatim(line, forPrograms: true) }
        return lines.count
    }

    package func showPlainBeginning(of subject: CheckSubject) {
        output.verbatim("Checking \(nameOfExercise(of: subject).readableName)", forPrograms: true)
    }

    private func nameOfExercise(of subject: CheckSubject) -> String {
        name(of: book.exerciseFile(of: subject.chapter))
    }
}
