import Foundation
import Grading
import Reading

/// A report and the hash of the text that it's about, because the learner may have saved a newer text.
package struct CheckedFile: Sendable {
    package let report: ChapterReport
    /// The hash of the file's text, as in ``FailedRuns``.
    package let hash: UInt64
}

extension Session {
    /// Checks a subject. Nothing is shown or remembered.
    /// - Parameters:
    ///   - judged: receives each task's verdict before its failing run is shortened.
    ///   - tell: receives the status lines of a long check.
    package func grade(
        _ subject: CheckSubject, seed: UInt64? = nil,
        judged: @escaping @MainActor (TaskReport) -> Void = { _ in },
        tell: @escaping @MainActor (String) -> Void
    ) async -> CheckedFile {
        let (news, continuation) = AsyncStream.makeStream(of: CheckNews.self)
        let telling = Task { @MainActor in
            var longest = Duration.zero
            for await one in news {
                switch one {
                case .judged(let report): judged(report)
                case .sampled(let task, let time, let limit) where time > longest:
                    longest = time
                    if let line = Self.notice(ofTask: task, time, limit) { tell(line) }
                case .sampled: break
                }
            }
        }
        let file = book.exerciseFile(of: subject.chapter)
        let hash = FailedRuns.hash(of: file)
        let report = await grader.grade(
            subject.chapter, exercise: file, tasks: subject.task.map { [$0.number] }, seed: seed,
            shortening: ShorteningBudget()
        ) { continuation.yield($0) }
        continuation.finish()
        // Wait, because a status line after the report would cover it.
        await telling.value
        return CheckedFile(report: report, hash: hash)
    }

    package static let shortening = "Looking for the shortest run that shows it …"
    package static let checking = "Checking …"

    /// The status line of a check that has computed for a second or more, perhaps in an endless loop; nil before that.
    private static func notice(ofTask task: Int, _ time: Duration, _ limit: Duration) -> String? {
        let (seconds, limit) = (time.components.seconds, limit.components.seconds)
        guard seconds > 0 else { return nil }
        return "Checking task \(task): \(seconds) s so far, the limit is \(limit) s. Ctrl-C stops it now."
    }

    /// Says the newest result of a task's examples, unless the file was edited since.
    func sayWhatExamplesCatch(of subject: CheckSubject) {
        let file = book.exerciseFile(of: subject.chapter)
        guard let task = subject.task,
            let examples = stores.progress.current[TaskReference(chapter: subject.chapter, task: task).key].examples,
            examples.file == FailedRuns.hash(of: file)
        else { return }
        output.blankLine()
        output.say("Your \(examples.words).")
    }

    package func remember(_ checked: CheckedFile) {
        let (time, report) = (system.now().formatted(.iso8601), checked.report)
        keepFailedRuns(of: checked)
        for task in report.tasks {
            let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
            switch task.verdict {
            case .notPassed, .didNotCompile, .died: reading.lastFailed = key
            case .passed, .notStarted, .cannotCheck:
                if reading.lastFailed == key { reading.lastFailed = nil }
            }
        }
        stores.progress.update { progress in
            for task in report.tasks {
                let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
                switch task.verdict {
                case .passed:
                    progress[key].attempts += 1
                    progress[key].passed = progress[key].passed ?? time
                    progress[key].lastCheckFailed = nil
                case .notPassed, .didNotCompile, .died:
                    progress[key].attempts += 1
                    progress[key].lastCheckFailed = true
                case .notStarted, .cannotCheck:
                    break
                }
            }
        }
    }
}
