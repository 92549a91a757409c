import Foundation
import Grading
import Reading
import Terminal

/// The failing run of each task's last check, as stored in `.workbook/failed-runs.json`.
package struct FailedRuns: KeptState {
    package struct Failed: Codable, Equatable, Sendable {
        package var run: ScenarioRun
        /// Whether a shorter run was searched for to the end; nil if an older workbook stored it.
        package var isShortest: Bool?
        /// The seed of the check.
        package let seed: UInt64
        /// The hash of the file's text.
        package let file: UInt64
    }

    package static let fileName = "failed-runs"
    package static let subject = "failed runs"
    /// In version 1, tasks had other numbers.
    package static let currentVersion = 2
    package static let afterDamage = "`check` finds them again"

    var version = Self.currentVersion
    /// Keyed by `TaskKey.text`.
    private var runs: [String: Failed] = [:]

    package init() {}

    package subscript(task: TaskKey) -> Failed? {
        get { runs[task.text] }
        set { runs[task.text] = newValue }
    }

    /// The hash of a file's contents; 0 if the file can't be read.
    package static func hash(of file: URL) -> UInt64 { (try? Data(contentsOf: file)).map { FNV1a.hash($0) } ?? 0 }
}

extension Session {
    func keepFailedRuns(of file: CheckedFile) {
        let report = file.report
        let checked = report.tasks.filter(\.verdict.wasRun)
        let kept = failedRuns.current
        let keys = checked.map { TaskKey(chapter: report.chapter.folder, task: $0.task.number) }
        guard checked.contains(where: { $0.failingRun != nil }) || keys.contains(where: { kept[$0] != nil }) else {
            return
        }
        failedRuns.update { runs in
            for (key, task) in zip(keys, checked) {
                runs[key] = task.failingRun.map {
                    FailedRuns.Failed(run: $0, isShortest: task.isShortest, seed: report.seed, file: file.hash)
                }
            }
        }
    }
}
