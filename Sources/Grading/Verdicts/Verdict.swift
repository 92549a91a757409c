/// The result of checking one task.
public enum Verdict: Sendable, Equatable {
    /// No run shows a mistake or differs from the solution's.
    case passed
    /// It ran to its end, or its prediction can't be read. There's at least one finding, and reports show the first.
    case notPassed([Finding])
    /// The task's region still equals the starter's, comments and white space aside. It was not run.
    case notStarted
    /// Its code doesn't compile, or the whole file doesn't. It was not run.
    case didNotCompile(CompileError)
    /// The learner's code ended, was stopped or lost its recording before the check was over.
    case died(RunFailure)
    /// It can't be checked at all, usually for a reason outside the task's code, such as a missing file or a workbook
    /// that isn't built. The sentences say what is wrong and usually what to do.
    case cannotCheck(String)

    /// Whether the task is passed.
    public var isPass: Bool { self == .passed }

    /// Whether its code, or the whole file, doesn't compile.
    public var isRefusal: Bool { if case .didNotCompile = self { true } else { false } }

    /// Whether the task's code was run, or its prediction couldn't be read.
    public var wasRun: Bool {
        switch self {
        case .passed, .notPassed, .died: true
        case .notStarted, .didNotCompile, .cannotCheck: false
        }
    }

    /// The verdict in one to three words, as in reports: "passed", "not passed", "not started", "does not compile",
    /// "not checked".
    public var headline: String {
        switch self {
        case .passed: "passed"
        case .notPassed, .died: "not passed"
        case .notStarted: "not started"
        case .didNotCompile: "does not compile"
        case .cannotCheck: "not checked"
        }
    }

    func said(by texts: MistakeTexts?) -> Verdict {
        guard case .notPassed(let findings) = self else { return self }
        return .notPassed(findings.map { $0.said(by: texts) })
    }

    /// The mistake's ID, such as "filter/only-what-is-worth-a-search/off-by-one", or else its name; nil without one.
    public var mistake: String? {
        firstFinding.flatMap { $0.id ?? $0.name }
    }

    /// The finding that a report explains; nil unless the verdict is ``notPassed(_:)``.
    package var firstFinding: Finding? {
        if case .notPassed(let findings) = self { findings.first } else { nil }
    }

    /// The first message to the learner; nil for a pass and for a task that isn't started.
    public var message: String? {
        switch self {
        case .passed, .notStarted: nil
        case .notPassed(let findings): findings.first?.message
        case .died(let death): death.sentence
        case .didNotCompile(let error): error.message
        case .cannotCheck(let sentence): sentence
        }
    }
}
