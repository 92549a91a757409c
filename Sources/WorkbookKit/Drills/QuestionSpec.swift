import Reading
import Terminal

/// A question's specification. The same specification always makes the same question, so only the specification is
/// stored.
///
///     QuestionSpec("lane take(first:) 2 / a-b-c|")?.question
public enum QuestionSpec: Sendable, Hashable {
    /// Which lane does a pipeline send?
    case lane(LaneProblem)
    /// Which operator turns this input into this output?
    case `operator`(LaneProblem, others: [LaneStage])
    /// Which line is the bug, if the author misread a stage?
    case line(LaneProblem, stage: Int, Misconception)
    /// On which thread does a line run?
    case thread(ThreadProblem)
    /// When is the owner of a pipeline freed?
    case leak(LeakProblem)
    /// What runs at creation, at subscription, and for each value?
    case runs(RunsProblem)

    /// The kinds of question.
    public enum Kind: String, CaseIterable, Sendable {
        case lane, `operator`, line, thread, leak, runs

        /// The title of the kind, for a table.
        public var title: String {
            switch self {
            case .lane: "predict a lane"
            case .operator: "which operator"
            case .line: "which line is the bug"
            case .thread: "on which thread"
            case .leak: "is it leaked"
            case .runs: "what runs when"
            }
        }
    }

    public var kind: Kind {
        switch self {
        case .lane: .lane
        case .operator: .operator
        case .line: .line
        case .thread: .thread
        case .leak: .leak
        case .runs: .runs
        }
    }

    /// The question; nil unless it's fair, with exactly one right option and at least two wrong options.
    public var question: DrillQuestion? {
        switch self {
        case .lane(let problem): problem.laneQuestion
        case .operator(let problem, let others): OperatorQuestion(problem, others: others).question
        case .line(let problem, let stage, let misconception):
            LineQuestion(problem, stage: stage, misread: misconception).question
        case .thread(let problem): problem.question
        case .leak(let problem): problem.question
        case .runs(let problem): problem.question
        }
    }

    /// The names that a reader must know.
    public var needs: Set<String> {
        switch self {
        case .lane(let problem), .line(let problem, _, _): problem.needs
        case .operator(let problem, let others): problem.needs.union(others.map(\.name))
        case .thread(let problem): problem.needs
        case .leak(let problem): problem.needs
        case .runs(let problem): problem.needs
        }
    }

    /// Random numbers that depend only on the question.
    var generator: SplitMix64 { SplitMix64(seed: FNV1a.hash(description.utf8)) }
}

// MARK: - As text

extension QuestionSpec: LosslessStringConvertible {
    /// The specification on one line.
    public var description: String {
        switch self {
        case .lane(let problem): "lane \(problem)"
        case .operator(let problem, let others):
            "operator \(problem) / \(others.map(\.description).joined(separator: ", "))"
        case .line(let problem, let stage, let misconception):
            "line \(stage + 1) \(misconception.rawValue) \(problem)"
        case .thread(let problem): "thread \(problem)"
        case .leak(let problem): "leak \(problem)"
        case .runs(let problem): "runs \(problem)"
        }
    }

    /// Parses a specification from its ``description``; nil for any other text.
    public init?(_ description: String) {
        let words = description.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let kind = Kind(rawValue: words[0]) else { return nil }
        switch kind {
        case .lane: self.init(LaneProblem(words[1]).map(Self.lane))
        case .operator:
            let parts = words[1].split(separator: " / ").map(String.init)
            guard parts.count == 3, let problem = LaneProblem(parts[0] + " / " + parts[1]),
                let others = LaneStage.list(parts[2])
            else { return nil }
            self = .operator(problem, others: others)
        case .line:
            let parts = words[1].split(separator: " ", maxSplits: 2).map(String.init)
            guard parts.count == 3, let stage = Int(parts[0]), let misconception = Misconception(rawValue: parts[1]),
                let problem = LaneProblem(parts[2]), problem.stages.indices.contains(stage - 1)
            else { return nil }
            self = .line(problem, stage: stage - 1, misconception)
        case .thread: self.init(ThreadProblem(words[1]).map(Self.thread))
        case .leak: self.init(LeakProblem(words[1]).map(Self.leak))
        case .runs: self.init(RunsProblem(words[1]).map(Self.runs))
        }
    }

    private init?(_ spec: QuestionSpec?) {
        guard let spec else { return nil }
        self = spec
    }
}
