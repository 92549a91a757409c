import Foundation
import Reading

/// The right and the wrong answers that a task's examples are run against, as files to compile.
///
/// They're the solution, and answers from the chapter's Answers.md.
struct ExamplePrograms: Sendable {
    /// The solution comes first.
    let right: [ExerciseFile]
    /// In the order of ``ExampleTask/wrong``.
    let wrong: [ExerciseFile]

    init(of task: ExampleTask, in chapter: Chapter, root: URL) throws(Obstacle) {
        guard let solution = TextFile.text(of: root.appending(path: chapter.solutionPath)) else {
            throw Self.missing(chapter.solutionPath)
        }
        guard let answers = try? ChapterAnswers(of: chapter, in: root)[task.number] else {
            throw Self.missing(chapter.answersPath)
        }
        func file(_ name: String, _ kind: KnownAnswer.Kind) throws(Obstacle) -> ExerciseFile {
            guard let answer = answers.first(where: { $0.name == name && $0.kind == kind }),
                let text = solution.replacing(task.number, with: answer.programs[0].region)
            else { throw Self.missing(chapter.answersPath) }
            return ExerciseFile(path: "\(chapter.answersPath)/\(task.number)/\(name).swift", text: text)
        }
        let others = try task.right.map { name throws(Obstacle) in try file(name, .right) }
        right = [ExerciseFile(path: chapter.solutionPath, text: solution)] + others
        wrong = try task.wrong.map { answer throws(Obstacle) in try file(answer.name.slug, .wrong) }
    }

    private static func missing(_ path: String) -> Obstacle {
        Obstacle(
            """
            \(path) is missing or was changed, and the examples run against it. \
            `git checkout -- Solutions` restores it.
            """)
    }
}
