import BookText

/// The page of `task 1.2`: the task's goal, and what to do next.
package struct TaskPage {
    package let name: String
    private let title: String
    private let goal: String
    private let hasExamples: Bool
    /// The learner's file, usually with the task's line, as Markdown.
    private let place: String

    package init(name: String, title: String, goal: String, hasExamples: Bool, place: String) {
        (self.name, self.title, self.goal, self.hasExamples, self.place) = (name, title, goal, hasExamples, place)
    }

    /// The page of a task; nil if it can't be read, or if its goal has placeholders, whose values only the judge knows.
    package init?(of number: Int, in chapter: ChapterHeading, of checkout: Checkout) {
        guard let words = checkout.words(ofTask: number, in: chapter), words.goal.places.isEmpty else { return nil }
        self.init(
            name: "\(chapter.shortNumber).\(number)", title: words.title, goal: words.goal.filled(with: [:]),
            hasExamples: words.hasExamples, place: checkout.place(ofTask: number, in: chapter))
    }

    package var blocks: [MarkdownBlock] { Self.blocks(name, title, goal: goal) }

    package static func blocks(_ name: String, _ title: String, goal: String) -> [MarkdownBlock] {
        [.heading(level: 3, "Task \(name): \(title)")] + MarkdownParser.blocks(of: goal)
    }

    @MainActor
    package func show(on output: Output, isPassed: Bool) {
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
    package func words(ofTask number: Int, in chapter: ChapterHeading) -> TaskWords? {
        let path = chapter.tasksPath
        return try? ChapterTasks(BookFile.text(of: path, in: root), path: path).tasks.first { $0.number == number }
    }

    package func place(ofTask number: Int, in chapter: ChapterHeading) -> String {
        let text = TextFile.text(of: root.appending(path: chapter.exercisePath))
        let line = text.flatMap { Tokenizer($0).marks.first { $0.task == number }?.line }
        return "`\(chapter.exercisePath)`" + (line.map { ", line \($0)" } ?? "")
    }
}
