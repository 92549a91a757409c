import Foundation
import Grading

/// The right and the wrong answers that a task's examples are run against, as files to compile.
///
/// They're the answers that prove the task's judge, in `Tests/JudgesTests/Answers`, and the solution.
struct ExamplePrograms: Sendable {
    /// A file of the checkout is missing or isn't as it should be.
    struct Missing: Error { let path: String }

    /// The right answers, the solution first.
    let right: [ExerciseFile]
    /// The wrong answers, in the order of the task's misreadings.
    let wrong: [ExerciseFile]

    /// Reads the answers to a task.
    /// - Parameter root: the top of the checkout.
    init(of task: ExampleTask, in chapter: Chapter, root: URL) throws(Missing) {
        let solution = try Self.text(chapter.solutionPath, root)
        let folder = "Tests/JudgesTests/Answers/\(chapter.folder)/task-\(task.number)"
        func file(_ name: String) throws(Missing) -> ExerciseFile {
            let path = "\(folder)/\(name).swift"
            guard let text = solution.replacing(task.number, with: try Self.text(path, root)) else {
                throw Missing(path: chapter.solutionPath)
            }
            return ExerciseFile(path: path, text: text)
        }
        var right = [ExerciseFile(path: chapter.solutionPath, text: solution)]
        var wrong: [ExerciseFile] = []
        for name in task.right { right.append(try file("right-\(name)")) }
        for misreading in task.wrong { wrong.append(try file("wrong-\(misreading.name)")) }
        (self.right, self.wrong) = (right, wrong)
    }

    private static func text(_ path: String, _ root: URL) throws(Missing) -> String {
        guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            throw Missing(path: path)
        }
        return text
    }
}
