import Foundation
import Grading

/// The chapters and where their files stand.
struct Book: Sendable {
    let checkout: Checkout
    let chapters: [Chapter]

    /// The chapter that `word` names: by number (`1`, `01`), name, product, or the start of one chapter's name only.
    /// - Throws: ``Complaint`` that names the likely ones.
    func chapter(named word: String) throws -> Chapter {
        let typed = word.lowercased()
        if let number = Int(typed), let chapter = chapters.first(where: { Int($0.number) == number }) { return chapter }
        if let exact = chapters.first(where: { names(of: $0).contains(typed) }) { return exact }
        let begun = chapters.filter { chapter in names(of: chapter).contains { $0.hasPrefix(typed) } }
        if begun.count == 1, !typed.isEmpty { return begun[0] }
        if begun.count > 1 {
            throw Complaint.usage(
                "\"\(word)\" could be \(begun.map { "`\($0.product)`" }.joined(separator: ", ")): type a letter more.")
        }
        let question = Suggestions.question(Suggestions.closest(to: typed, among: chapters.map(\.product)))
        throw Complaint.usage("There is no chapter \"\(word)\". \(question ?? "`list` shows all of them.")")
    }

    /// The task that `word` names: `1.2`, `01.2`, `validation.2`.
    /// - Throws: ``Complaint`` that names the chapter's tasks.
    func task(named word: String) throws -> TaskReference {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw Complaint.usage("\"\(word)\" is no task: a task is a chapter, a dot and a number, as in `1.2`.")
        }
        let chapter = try chapter(named: parts[0])
        guard let number = Int(parts[1]), let task = chapter.tasks.first(where: { $0.number == number }) else {
            let all = chapter.tasks.map { "`\(Int(chapter.number) ?? 0).\($0.number)`" }.joined(separator: ", ")
            throw Complaint.usage("Chapter \(chapter.name) has no task \"\(parts[1])\". Its tasks are \(all).")
        }
        return TaskReference(chapter: chapter, task: task)
    }

    /// The chapter that comes after `chapter`, nil after the last.
    func chapter(after chapter: Chapter) -> Chapter? {
        guard let index = chapters.firstIndex(where: { $0.folder == chapter.folder }) else { return nil }
        return chapters.dropFirst(index + 1).first
    }

    func chapter(before chapter: Chapter) -> Chapter? {
        guard let index = chapters.firstIndex(where: { $0.folder == chapter.folder }), index > 0 else { return nil }
        return chapters[index - 1]
    }

    /// The chapter's text.
    /// - Throws: ``Complaint`` where its file cannot be read.
    func lesson(of chapter: Chapter) throws -> Lesson {
        let file = checkout.root.appending(path: "Chapters/\(chapter.folder)/Lesson.md")
        guard let data = try? Data(contentsOf: file) else {
            throw Complaint.failure(
                """
                The lesson of chapter \(chapter.name) cannot be read: \(checkout.shortPath(file)) is missing. \
                `git checkout -- Chapters` brings it back.
                """)
        }
        return Lesson(markdown: String(decoding: data, as: UTF8.self), fallbackTitle: chapter.name)
    }

    /// The one file of a chapter that a learner edits.
    func exerciseFile(of chapter: Chapter) -> URL {
        checkout.root.appending(path: chapter.exercisePath)
    }

    /// A right answer to every task of a chapter.
    func solutionFile(of chapter: Chapter) -> URL {
        checkout.root.appending(path: chapter.solutionPath)
    }

    /// The line, from 1, on which a task begins in the learner's file; nil where its mark is gone.
    func line(of task: TaskReference) -> Int? {
        guard let text = try? String(contentsOf: exerciseFile(of: task.chapter), encoding: .utf8) else { return nil }
        return ExerciseText(text).firstLine(of: task.task.number)
    }

    private func names(of chapter: Chapter) -> [String] {
        [chapter.name.lowercased(), chapter.product.lowercased(), chapter.folder.lowercased()]
    }
}

/// A task with the chapter that it belongs to.
struct TaskReference: Sendable {
    let chapter: Chapter
    let task: ExerciseTask

    /// What a learner types for it: `1.2`.
    var name: String { "\(chapter.shortNumber).\(task.number)" }
    var key: TaskKey { TaskKey(chapter: chapter.folder, task: task.number) }
}

extension Chapter {
    /// The number as a learner types it: `1`.
    var shortNumber: String { Int(number).map(String.init) ?? number }

    /// The chapter's tasks with the chapter.
    var taskReferences: [TaskReference] { tasks.map { TaskReference(chapter: self, task: $0) } }
}
