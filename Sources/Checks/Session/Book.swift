import Foundation
import Grading
import Reading

package struct Book: Sendable {
    package let checkout: Checkout
    /// The chapters, with the questions that were handed out to the learner.
    package let chapters: [Chapter]
    /// The chapters with the book's own questions.
    package let catalogue: [Chapter]

    package init(checkout: Checkout, chapters: [Chapter], catalogue: [Chapter]? = nil) {
        self.checkout = checkout
        self.chapters = chapters
        self.catalogue = catalogue ?? chapters
    }

    /// - Throws: ``Complaint`` that suggests chapters.
    package func chapter(named word: String) throws -> Chapter {
        try chapters[chapters.map(\.heading).index(named: word)]
    }

    /// The task that `word` names: `1.2`, `01.2`, `validation.2`.
    /// - Throws: ``Complaint`` that says how to name a task, suggests chapters, or lists the chapter's tasks.
    package func task(named word: String) throws -> TaskReference {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw Complaint.usage("\"\(word)\" isn't a task. Write a chapter, a dot and a number, for example `1.2`.")
        }
        let chapter = try chapter(named: parts[0])
        guard let number = Int(parts[1]), let task = chapter.tasks.first(where: { $0.number == number }) else {
            throw Complaint.noTask(parts[1], of: chapter.heading, among: chapter.tasks.map(\.number))
        }
        return TaskReference(chapter: chapter, task: task)
    }

    package func chapter(of heading: ChapterHeading) -> Chapter { chapters.first { $0.heading == heading }! }

    func pages(of heading: ChapterHeading) -> [TaskPage] { chapter(of: heading).taskReferences.map(\.page) }

    package func chapter(after chapter: Chapter) -> Chapter? {
        chapters.drop { $0.folder != chapter.folder }.dropFirst().first
    }

    package func chapter(before chapter: Chapter) -> Chapter? {
        chapters.prefix { $0.folder != chapter.folder }.last
    }

    package func lesson(of chapter: Chapter) throws(Complaint) -> Lesson {
        try checkout.lesson(
            of: chapter.heading, isLast: chapter.folder == chapters.last?.folder,
            tasks: chapter.taskReferences.map(\.page))
    }

    package func exerciseFile(of chapter: Chapter) -> URL {
        checkout.root.appending(path: chapter.exercisePath)
    }

    package func solutionFile(of chapter: Chapter) -> URL {
        checkout.root.appending(path: chapter.solutionPath)
    }

    /// The line, from 1, on which a task begins in the learner's file; nil unless the file has exactly one mark for it.
    package func line(of task: TaskReference) -> Int? {
        checkout.line(ofTask: task.task.number, in: task.chapter.heading)
    }
}

package struct TaskReference: Sendable {
    package let chapter: Chapter
    package let task: ExerciseTask

    package init(chapter: Chapter, task: ExerciseTask) { (self.chapter, self.task) = (chapter, task) }

    package var name: String { "\(chapter.shortNumber).\(task.number)" }
    package var key: TaskKey { TaskKey(chapter: chapter.folder, task: task.number) }
    package var blocks: [MarkdownBlock] { page.blocks }

    var page: TaskPage {
        TaskPage(
            task.number, of: chapter.heading, title: task.title, goal: task.goal, hasExamples: !task.examples.isEmpty)
    }
}

extension Chapter {
    package var taskReferences: [TaskReference] { tasks.map { TaskReference(chapter: self, task: $0) } }
}
