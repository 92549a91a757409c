import Foundation

/// The page of `task 1.2`: the task's goal, and what to do next.
package struct TaskPage: Sendable {
    package let chapter: ChapterHeading
    package let number: Int
    package let title: String
    /// Nil if it has placeholders, whose values only the judge knows.
    private let goal: String?
    private let hasExamples: Bool

    package init(_ number: Int, of chapter: ChapterHeading, title: String, goal: String?, hasExamples: Bool) {
        (self.number, self.chapter, self.title) = (number, chapter, title)
        (self.goal, self.hasExamples) = (goal, hasExamples)
    }

    package var name: String { "\(chapter.shortNumber).\(number)" }
    package var key: TaskKey { TaskKey(chapter: chapter.folder, task: number) }
    /// Whether the goal's values are known.
    var isWhole: Bool { goal != nil }

    package var blocks: [MarkdownBlock] {
        let later =
            """
            Its question is in `\(chapter.exercisePath)`. In a moment, when the rest of the workbook is built, \
            `task \(name)` shows it here, too.
            """
        return [.heading(level: 3, "Task \(name): \(title)")] + MarkdownParser.blocks(of: goal ?? later)
    }

    /// - Parameter place: the learner's file, usually with the task's line, as Markdown.
    @MainActor
    func show(on output: Output, isPassed: Bool, place: String) {
        output.show(blocks)
        output.blankLine()
        if isPassed {
            output.say("You have passed it. Your code is in \(place).")
        } else {
            output.say(
                """
                Your code goes to \(place). `edit \(name)` opens it, `check \(name)` checks it, and `hint \(name)` \
                shows a hint.
                """)
        }
        if hasExamples { output.say("`examples \(name)` runs examples that you write before the code.") }
    }
}

extension Checkout {
    /// The pages of a chapter's tasks, as far as Tasks.md says what is on them; empty if it can't be read.
    package func tasks(of chapter: ChapterHeading) -> [TaskPage] {
        let path = chapter.tasksPath
        let words = try? ChapterTasks(BookFile.text(of: path, in: root), path: path).tasks
        return (words ?? []).map { task in
            TaskPage(
                task.number, of: chapter, title: task.title,
                goal: task.goal.places.isEmpty ? task.goal.filled(with: [:]) : nil, hasExamples: task.hasExamples)
        }
    }

    /// The line, from 1, on which a task begins in the learner's file; nil unless the file has exactly one mark for it.
    package func line(ofTask number: Int, in chapter: ChapterHeading) -> Int? {
        let text = TextFile.text(of: root.appending(path: chapter.exercisePath))
        let marks = text.map { Tokenizer($0).marks.filter { $0.task == number } } ?? []
        return marks.count == 1 ? marks[0].line : nil
    }

    /// The learner's file, and the line of a task in it, as Markdown.
    package func place(ofTask number: Int, in chapter: ChapterHeading) -> String {
        "`\(chapter.exercisePath)`" + (line(ofTask: number, in: chapter).map { ", line \($0)" } ?? "")
    }
}
