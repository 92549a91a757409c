/// What a check of one task found.
public struct TaskReport: Sendable {
    /// The task.
    public let task: ExerciseTask
    /// The file that was checked, as the caller named it.
    public let file: String
    /// The verdict.
    public var verdict: Verdict
    /// What the learner's code printed, standard output and standard error together. It's never judged.
    public var output: String
    /// The seed of this run: the same seed plays the same inputs.
    public var seed: UInt64
    /// What was recorded, one transcript per scenario that was played to its end.
    public var transcripts: [Transcript]

    /// The shortest known run that shows the mistake; nil if no shorter run was searched for.
    public var failingRun: ScenarioRun?
    /// Whether the search for that run came to its end.
    public private(set) var isShortest = false

    /// What the program leaves behind under the seed of the known programs; nil if it wasn't compared with them.
    public var view: ViewHash?

    /// The index of the first scenario that fails, from 0; nil if none does, or if none was played.
    public var firstFailure: Int?

    /// What the learner's answer showed; nil if the task didn't pass, or no scenario remarks on it.
    public var discovery: String?

    /// The advice for a task that passed; nil if there's none.
    public var advice: Finding?

    /// The task's points if it passed; else 0.
    public var points: Int { verdict.isPass ? task.points : 0 }

    /// A note about the verdict, for example that the file answers other questions than the task asks.
    public var remark: String?

    /// Why the folder in which the task was played couldn't be removed, as a sentence; nil if it was.
    public var leftover: String?

    /// Whether the task's own code doesn't compile.
    public var isRefused: Bool {
        if case .didNotCompile(let error) = verdict { error.error?.task == task.number } else { false }
    }

    /// The verdict in one to three words: "not checked" if only code outside of the task doesn't compile.
    var headline: String {
        verdict.isRefusal && !isRefused ? "not checked" : verdict.headline
    }

    /// A report.
    public init(
        task: ExerciseTask, file: String = "Exercise.swift", verdict: Verdict, output: String = "", seed: UInt64,
        transcripts: [Transcript] = []
    ) {
        self.task = task
        self.file = file
        self.verdict = verdict
        self.output = output
        self.seed = seed
        self.transcripts = transcripts
    }
}

extension TaskReport {
    /// Shows the mistake in a shorter run. A mere difference is said as that run has it, and every other message is
    /// true of both.
    mutating func show(_ shortening: Shortening, _ texts: MistakeTexts?) {
        (failingRun, isShortest) = (shortening.run, shortening.isDone)
        guard case .finding(let short) = shortening.flaw, case .notPassed(var findings) = verdict else { return }
        findings[0].show(short, texts)
        verdict = .notPassed(findings)
    }
}

/// What a check of one Exercise.swift found, task by task, in the order of the tasks.
public struct ChapterReport: Sendable {
    /// The chapter.
    public let chapter: Chapter
    /// The file that was checked, as the caller named it.
    public let exercise: String
    /// The seed of this run.
    public let seed: UInt64
    /// The tasks that were asked for.
    public var tasks: [TaskReport]

    /// A report.
    public init(chapter: Chapter, exercise: String, seed: UInt64, tasks: [TaskReport]) {
        self.chapter = chapter
        self.exercise = exercise
        self.seed = seed
        self.tasks = tasks
    }

    /// Whether every task that was asked for is passed.
    public var isPass: Bool { tasks.allSatisfy { $0.verdict.isPass } }

    /// Whether several tasks were asked for and none was checked, all for the same reason, such as a file that can't be
    /// read.
    public var isRefusedAsAWhole: Bool {
        guard tasks.count > 1, let verdict = tasks.first?.verdict, tasks.allSatisfy({ $0.verdict == verdict }) else {
            return false
        }
        return switch verdict {
        case .didNotCompile, .cannotCheck: true
        case .passed, .notPassed, .notStarted, .died: false
        }
    }

    /// Why none of the started tasks was checked, for example because the disk was full; nil unless all of them have
    /// the same reason.
    package var obstacle: String? {
        let begun = tasks.map(\.verdict).filter { $0 != .notStarted }
        guard case .cannotCheck(let reason)? = begun.first, begun.allSatisfy({ $0 == begun[0] }) else { return nil }
        return "\(chapter.folder) wasn't checked. \(reason)"
    }

    /// The points of the passed tasks.
    public var points: Int { tasks.reduce(0) { $0 + $1.points } }
}

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
