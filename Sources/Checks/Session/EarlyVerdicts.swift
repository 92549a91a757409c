import Grading

/// The verdicts of a running check that can be shown while a failing run is shortened.
struct EarlyVerdicts {
    let subject: CheckSubject
    let isShown: Bool
    private(set) var known: [Int: TaskReport] = [:]

    /// The first task that failed in a run, once the verdicts on the tasks before it are known; nil until then.
    private(set) var shown: TaskReport?

    /// - Returns: the report up to ``shown``, from the call that sets it; otherwise nil.
    mutating func add(_ report: TaskReport) -> ChapterReport? {
        known[report.task.number] = report
        guard isShown, shown == nil else { return nil }
        let tasks = Array(subject.references.map { known[$0.task.number] }.prefix { $0 != nil }).compactMap(\.self)
        guard let failed = tasks.firstIndex(where: \.verdict.hasFailedRun) else { return nil }
        shown = tasks[failed]
        return ChapterReport(
            chapter: subject.chapter, exercise: report.file, seed: report.seed, tasks: Array(tasks[...failed]))
    }
}

extension Verdict {
    package var hasFailedRun: Bool {
        switch self {
        case .notPassed, .died: true
        case .passed, .notStarted, .didNotCompile, .cannotCheck: false
        }
    }
}
