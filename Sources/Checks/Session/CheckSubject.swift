import Grading

/// What is checked: a chapter, or one of its tasks.
package struct CheckSubject: Sendable {
    package let chapter: Chapter
    /// Nil for all tasks of the chapter.
    package let task: ExerciseTask?

    package init(_ chapter: Chapter, task: ExerciseTask? = nil) { (self.chapter, self.task) = (chapter, task) }

    /// - Throws: ``Complaint`` that suggests chapters, or lists the chapter's tasks.
    package init(named what: String, in book: Book) throws {
        guard what.contains(".") else {
            self.init(try book.chapter(named: what))
            return
        }
        let reference = try book.task(named: what)
        self.init(reference.chapter, task: reference.task)
    }

    package var references: [TaskReference] {
        task.map { [TaskReference(chapter: chapter, task: $0)] } ?? chapter.taskReferences
    }
}

extension Session {
    /// What `check` and `watch` are about; without a name, the current chapter.
    package func subject(named what: String?) throws -> CheckSubject {
        try what.map { try CheckSubject(named: $0, in: book) } ?? CheckSubject(currentChapter)
    }
}
