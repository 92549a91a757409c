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
    /// It can't be checked at all, for a reason outside the task's code: a file that is missing, is a link or has no
    /// such task, or a workbook that isn't built. One or two plain sentences: what is wrong, and what to do.
    case cannotCheck(String)

    /// Whether the task is passed.
    public var isPass: Bool { self == .passed }

    /// Whether its code doesn't compile.
    public var isRefusal: Bool { if case .didNotCompile = self { true } else { false } }

    /// Whether the task's code was run, or its prediction couldn't be read.
    public var wasRun: Bool {
        switch self {
        case .passed, .notPassed, .died: true
        case .notStarted, .didNotCompile, .cannotCheck: false
        }
    }

    /// The verdict in one word or two, as reports begin: "passed", "not passed", "not started", "does not compile",
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

    func said(by texts: MistakeTexts?, inTask number: Int) -> Verdict {
        guard case .notPassed(let findings) = self else { return self }
        return .notPassed(findings.map { $0.said(by: texts, inTask: number) })
    }

    /// The mistake's ID, such as "filter/only-what-is-worth-a-search/off-by-one", or else its name; nil without one.
    public var mistake: String? {
        firstFinding.flatMap { $0.id ?? $0.name }
    }

    /// The finding that a report explains; nil unless the verdict is ``notPassed(_:)``.
    package var firstFinding: Finding? {
        if case .notPassed(let findings) = self { findings.first } else { nil }
    }

    /// The learner's first message: the mistake, the failure, the compiler's errors; nil for a pass and for a task not
    /// started.
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
