import Foundation
import Grading

/// Grading the learner's file from within a session.
extension Session {
    /// Grades what a check is about. Nothing is shown or remembered.
    /// - Parameter tell: is told how a check goes on that takes its time, in a line for the reader.
    func grade(
        _ subject: CheckCommand.Subject, seed: UInt64? = nil, tell: @escaping @MainActor (String) -> Void
    ) async -> ChapterReport {
        let (samples, continuation) = AsyncStream.makeStream(of: CheckSample.self, bufferingPolicy: .bufferingNewest(1))
        let telling = Task { @MainActor in
            var longest = Duration.zero
            for await sample in samples where sample.processorTime > longest {
                longest = sample.processorTime
                if let line = Self.notice(of: sample) { tell(line) }
            }
        }
        let report = await grader.grade(
            subject.chapter, exercise: book.exerciseFile(of: subject.chapter), tasks: subject.task.map { [$0.number] },
            seed: seed
        ) { continuation.yield($0) }
        continuation.finish()
        // What is told after the report would stand in its place.
        await telling.value
        return report
    }

    /// What is said of a check that has begun.
    static let checking = "Checking …"

    /// What is said of a check that computes for a second and longer: it may be an endless loop.
    private static func notice(of sample: CheckSample) -> String? {
        let seconds = sample.processorTime.components.seconds
        guard seconds > 0 else { return nil }
        return
            "Checking task \(sample.task): it has computed for \(seconds) s, at \(sample.limit.components.seconds) s it is stopped. Ctrl-C stops it now."
    }

    /// Writes down what a report says of the tasks, as passed or as tried.
    func remember(_ report: ChapterReport) {
        let time = now().formatted(.iso8601)
        progress.update { progress in
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
