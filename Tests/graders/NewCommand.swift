import ArgumentParser
import Foundation
import Grading
import ProofKit
import Reading

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make what a new task needs, such as `graders new 6.7 \"one more search\"`.")

    @Argument(help: "The task: the chapter and the chapter's next number, such as 6.7.")
    var task: String

    @Argument(help: "Its title, in small letters.")
    var title: String

    func run() throws {
        let parts = task.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2, let chapter = catalogue.first(where: { Int($0.number) == parts[0] }) else {
            throw ValidationError("\(task) isn't a task. Write a chapter, a dot and a number, such as 6.7.")
        }
        let new = try NewTask(parts[1], titled: title, in: chapter)
        let starter = try new.exercise(chapter.starter, with: NewTask.given)
        let solution = try new.exercise(Book.solution(of: chapter).text, with: NewTask.answer)
        func text(_ path: String) throws -> String {
            try String(contentsOf: Book.root.appending(path: path), encoding: .utf8)
        }
        for (path, text) in [
            (chapter.starterPath, new.changes(try text(chapter.starterPath))), (chapter.exercisePath, starter),
            (chapter.solutionPath, solution),
            (chapter.heading.tasksPath, new.words(try text(chapter.heading.tasksPath))),
            (chapter.answersPath, new.answers(try text(chapter.answersPath))),
            (NewTask.listsPath, try new.lists(try text(NewTask.listsPath))), (new.judgePath, new.judge),
        ] {
            try Data(text.utf8).write(to: Book.root.appending(path: path), options: .atomic)
            print("Written: \(path)")
        }
        print(
            """
            Next: write them, add a closure to the exercise in Sources/Exercises, and a fence `task` to the lesson. \
            `swift run graders prove \(task)` says what's missing.
            """)
    }
}
