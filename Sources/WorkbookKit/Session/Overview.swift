import Foundation
import Grading

/// The book with the learner's progress in it, as `list` and `progress` show it.
///
/// `list --json`:
///
///     { "version": 1,
///       "chapters": [ { "number": "01", "name": "Validation", "title": "…", "product": "validation",
///                       "folder": "Chapters/01-Validation", "current": true, "step": 2, "steps": 7,
///                       "passed": 1, "tasks": 3 } ] }
///
/// `progress --json`:
///
///     { "version": 1,
///       "place": { "chapter": "01", "step": 2, "steps": 7 },
///       "chapters": [ { "number": "01", "name": "Validation",
///                       "tasks": [ { "name": "1.1", "title": "…", "state": "passed", "attempts": 2, "hintsShown": 1,
///                                    "solutionSeen": false, "passed": "2026-11-21T09:30:00Z" } ] } ],
///       "next": "1.2" }
///
/// `state` is "passed", "attempted" or "open". `step`, `steps`, `place`, a task's `passed` and `next` are left out if
/// they have no value. `lastCheckFailed` is true if a task's newest check failed, and left out otherwise. Steps and
/// tasks count from 1. New keys may be added; a change of the old ones raises `version`.
struct Overview {
    struct ChapterEntry {
        var number: String
        var name: String
        var title: String
        var product: String
        var folder: String
        var isCurrent: Bool
        var step: Int?
        var steps: Int?
        var tasks: [TaskEntry]

        var passedCount: Int { tasks.count { $0.state == .passed } }
    }

    struct TaskEntry {
        var name: String
        var title: String
        var state: TaskRecord.State
        var attempts: Int
        var hintsShown: Int
        var solutionSeen: Bool
        var passed: String?
        /// Whether the newest check failed, even if the task passed before.
        var failsNow: Bool
    }

    let chapters: [ChapterEntry]

    @MainActor
    init(_ session: Session) {
        let progress = session.progress.current
        let position = try? session.position()
        chapters = session.book.chapters.map { chapter in
            let isCurrent = chapter.folder == position?.chapter.folder
            return ChapterEntry(
                number: chapter.number, name: chapter.name, title: chapter.title, product: chapter.product,
                folder: "Chapters/\(chapter.folder)", isCurrent: isCurrent,
                step: isCurrent ? position.map { $0.index + 1 } : nil,
                steps: isCurrent ? position?.lesson.steps.count : nil,
                tasks: chapter.taskReferences.map { reference in
                    let record = progress[reference.key]
                    return TaskEntry(
                        name: reference.name, title: reference.task.title, state: record.state,
                        attempts: record.attempts,
                        hintsShown: record.hintsShown, solutionSeen: record.solutionSeen, passed: record.passed,
                        failsNow: record.lastCheckFailed == true
                    )
                }
            )
        }
    }

    func listJSON() throws -> String {
        struct List: Encodable {
            struct Entry: Encodable {
                var number, name, title, product, folder: String
                var current: Bool
                var step, steps: Int?
                var passed, tasks: Int
            }
            var version = 1
            var chapters: [Entry]
        }
        return try json(
            List(
                chapters: chapters.map { chapter in
                    List.Entry(
                        number: chapter.number, name: chapter.name, title: chapter.title, product: chapter.product,
                        folder: chapter.folder,
                        current: chapter.isCurrent, step: chapter.step, steps: chapter.steps,
                        passed: chapter.passedCount,
                        tasks: chapter.tasks.count
                    )
                }))
    }

    func progressJSON() throws -> String {
        struct Report: Encodable {
            struct Place: Encodable {
                var chapter: String
                var step, steps: Int
            }
            struct Entry: Encodable {
                struct Task: Encodable {
                    var name, title: String
                    var state: TaskRecord.State
                    var attempts, hintsShown: Int
                    var solutionSeen: Bool
                    var passed: String?
                    var lastCheckFailed: Bool?
                }
                var number, name: String
                var tasks: [Task]
            }
            var version = 1
            var place: Place?
            var chapters: [Entry]
            var next: String?
        }
        var place: Report.Place?
        if let chapter = chapters.first(where: \.isCurrent), let step = chapter.step, let steps = chapter.steps {
            place = Report.Place(chapter: chapter.number, step: step, steps: steps)
        }
        return try json(
            Report(
                place: place,
                chapters: chapters.map { chapter in
                    Report.Entry(
                        number: chapter.number, name: chapter.name,
                        tasks: chapter.tasks.map { task in
                            Report.Entry.Task(
                                name: task.name, title: task.title, state: task.state, attempts: task.attempts,
                                hintsShown: task.hintsShown, solutionSeen: task.solutionSeen, passed: task.passed,
                                lastCheckFailed: task.failsNow ? true : nil
                            )
                        })
                },
                next: chapters.flatMap(\.tasks).first { $0.state != .passed }?.name
            ))
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
