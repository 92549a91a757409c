import Terminal

/// A question's specification. The same specification always makes the same question, so only its text is stored.
///
///     QuestionSpec("lane take(first:) 2 / a-b-c|")?.question
public struct QuestionSpec: Sendable, Hashable, LosslessStringConvertible {
    /// The kinds of question.
    public enum Kind: String, CaseIterable, Sendable {
        case lane, `operator`, line, thread, leak, runs, events

        fileprivate var problem: any DrillProblem.Type {
            switch self {
            case .lane: LaneProblem.self
            case .operator: OperatorProblem.self
            case .line: LineProblem.self
            case .thread: ThreadProblem.self
            case .leak: LeakProblem.self
            case .runs: RunsProblem.self
            case .events: EventsProblem.self
            }
        }
    }

    public let kind: Kind
    /// The specification on one line.
    public let description: String
    private let problem: any DrillProblem

    init<Problem: DrillProblem>(_ problem: Problem, as text: String) {
        (kind, self.problem, description) = (Problem.kind, problem, "\(Problem.kind.rawValue) \(text)")
    }

    /// Parses a specification from its ``description``; nil for any other text.
    public init?(_ description: String) {
        let words = description.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let kind = Kind(rawValue: words[0]), let problem = kind.problem.init(words[1])
        else { return nil }
        (self.kind, self.description, self.problem) = (kind, description, problem)
    }

    /// The question; nil unless it's fair, with exactly one right option and at least two wrong options.
    public var question: DrillQuestion? { problem.question(as: self) }

    /// The names that a reader must know.
    public var needs: Set<String> { problem.needs }

    /// Random numbers that depend only on the question.
    var generator: SplitMix64 { SplitMix64(seed: FNV1a.hash(description.utf8)) }

    public static func == (one: QuestionSpec, other: QuestionSpec) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// What a question asks about.
protocol DrillProblem: Sendable {
    static var kind: QuestionSpec.Kind { get }
    /// The names that a reader must know.
    var needs: Set<String> { get }

    /// Parses a problem of this kind; nil for any other text.
    init?(_ text: String)

    /// The question; nil unless it's fair.
    func question(as spec: QuestionSpec) -> DrillQuestion?
}

/// A topic of questions that can show a misconception: the lanes of an operator, or code of a kind.
struct QuestionTopic: Hashable, Sendable {
    let kind: QuestionSpec.Kind
    /// The names that a reader must know before a question about the topic.
    let needs: Set<String>

    static func all(of misconception: Misconception) -> [QuestionTopic] { byMisconception[misconception] ?? [] }

    private static let byMisconception: [Misconception: [QuestionTopic]] = {
        // An operator's misconceptions are the same for all arguments.
        let lanes = LaneOperator.all.map {
            (Kind.lane, Set([$0.name]), $0.misreadings(["1", "1"]).map(\.misconception))
        }
        let code: [any CodeProblem.Type] = [
            ThreadProblem.self, LeakProblem.self, RunsProblem.self, EventsProblem.self,
        ]
        return (lanes + code.map { ($0.kind, $0.topic.needs, $0.topic.misconceptions) }).reduce(into: [:]) {
            all, topic in
            for misconception in Set(topic.2) {
                all[misconception, default: []].append(QuestionTopic(kind: topic.0, needs: topic.1))
            }
        }
    }()

    private typealias Kind = QuestionSpec.Kind
}

extension Misconception {
    package func canShow(in names: Set<String>) -> Bool {
        QuestionTopic.all(of: self).contains { names.isSuperset(of: $0.needs) }
    }
}
