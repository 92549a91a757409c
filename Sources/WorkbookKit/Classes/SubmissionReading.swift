import Foundation
import Grading
import Reading

/// Calls the code that reads a submission, but never the submission, so that tests can measure that code.
package enum SubmissionReading {
    /// Reads a text as a class's grader does. Returns why it's too much for an exercise, as a sentence; otherwise nil.
    @discardableResult
    package static func read(_ text: String, of chapter: Chapter) -> String? {
        let file = ExerciseFile(path: "Exercise.swift", text: text)
        if let excess = file.excess { return excess.sentence }
        let handover = Handover(of: chapter)
        _ = (
            HandedIn.otherQuestions(in: file, of: chapter), handover?.main(for: file.regions, fixtures: "Exercises"),
            file.relocations, file.forbiddenAttributes
        )
        _ = Likenesses(among: [[0: file], [0: file]], chapters: [chapter], solutions: [:])
        for task in chapter.tasks {
            guard let region = file.regions[task.number] else { continue }
            _ = (NormalizedCode(region.tokens).digest, TaskCode(of: task.number, in: file))
            _ = StrongCaptures(in: region).lines(of: ["a", "x", "self"])
        }
        // Pretend that the compiler found mistakes at the file's beginning, in its middle, and at its end.
        let lines = file.regions.source.lines.count
        let errors = [1, lines / 2, lines].map { "\(file.path):\(max($0, 1)):1: error: expected '}' in struct\n" }
        let output = CompilerOutput(text: errors.joined(), in: URL(filePath: "/nowhere"))
        _ = CompileError(output, in: file, of: chapter)
        return nil
    }
}
