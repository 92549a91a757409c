import Checks
import Foundation
import Grading
import Reading

/// The book with the learner's progress in it, as `progress` shows it.
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
/// `state` is "passed", "attempted" or "open". `place`, a task's `passed` and `next` are left out if
/// they have no value. `lastCheckFailed` is true if a task's newest check failed, and left out otherwise. A task whose
/// examples were run has `"examples": { "written": 3, "caught": 5, "wrong": 8 }`. Steps and tasks count from 1. New
/// keys may be added; a change of the old ones raises `version`.
struct Overview {
    struct ChapterEntry {
        var chapter: Chapter
        var position: LessonPosition?
        var tasks: [TaskEntry]

        var passedCount: Int { tasks.count { $0.state == .passed } }
    }

    struct TaskEntry: Encodable {
        var name, title: String
        var state: TaskRecord.State
        var attempts, hintsShown: Int
        var solutionSeen: Bool
        var passed: String?
        var lastCheckFailed: Bool?
        var examples: ExamplesRecord?
    }

    let chapters: [ChapterEntry]

    @MainActor
    init(_ session: Session) {
        let progress = session.stores.progress.current
        let position = try? session.reading.position()
        chapters = session.book.chapters.map { chapter in
            ChapterEntry(
                chapter: chapter, position: chapter.folder == position?.chapter.folder ? position : nil,
                tasks: chapter.taskReferences.map { reference in
                    let record = progress[reference.key]
                    return TaskEntry(
                        name: reference.name, title: reference.task.title, state: record.state,
                        attempts: record.attempts, hintsShown: record.hintsShown, solutionSeen: record.solutionSeen,
                        passed: record.passed, lastCheckFailed: record.lastCheckFailed == true ? true : nil,
                        examples: record.examples
                    )
                }
            )
        }
    }

    func progressJSON() throws -> String {
        struct Report: Encodable {
            struct Place: Encodable {
                var chapter: String
                var step, steps: Int
            }
            struct Entry: Encodable {
                var number, name: String
                var tasks: [TaskEntry]
            }
            var version = 1
            var place: Place?
            var chapters: [Entry]
            var next: String?
        }
        let position = chapters.lazy.compactMap(\.position).first
        let report = Report(
            place: position.map {
                Report.Place(chapter: $0.chapter.number, step: $0.index + 1, steps: $0.lesson.steps.count)
            },
            chapters: chapters.map {
                Report.Entry(number: $0.chapter.number, name: $0.chapter.name, tasks: $0.tasks)
            },
            next: chapters.flatMap(\.tasks).first { $0.state != .passed }?.name
        )
        return String(decoding: try JSONEncoder.readable.encode(report), as: UTF8.self)
    }
}
