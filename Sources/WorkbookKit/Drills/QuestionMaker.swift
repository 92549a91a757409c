import Terminal

/// Makes random questions about what a reader has been taught.
///
///     var maker = QuestionMaker(taught: names, seed: 1)
///     let question = maker.question(of: .lane)
public struct QuestionMaker {
    private var generator: SplitMix64
    private let taught: Set<String>
    private let operators: [LaneOperator]
    private let stages: [LaneOperator]

    /// - Parameters:
    ///   - taught: the names that lessons have introduced: `map`, `take(first:)`, `weak`.
    ///   - seed: the same seed makes the same questions.
    public init(taught: Set<String>, seed: UInt64) {
        self.taught = taught
        generator = SplitMix64(seed: seed)
        operators = LaneOperator.all.filter { taught.contains($0.name) }
        stages = operators.filter(\.isStage)
    }

    /// A random question of a kind.
    /// - Parameters:
    ///   - names: the question must need one of these names; nil for any question.
    ///   - attempts: the number of tries, since many random specifications yield no question.
    /// - Returns: nil if no try succeeds, or if the reader has met too few stages.
    public mutating func question(
        of kind: QuestionSpec.Kind, needing names: Set<String>? = nil, attempts: Int = 600
    ) -> DrillQuestion? {
        // These questions let the reader choose among at least three stages.
        if kind == .operator || kind == .line, stages.count < 3 { return nil }
        for _ in 0..<attempts {
            guard let spec = spec(of: kind, about: names), taught.isSuperset(of: spec.needs),
                names.map({ !spec.needs.isDisjoint(with: $0) }) ?? true, let question = spec.question
            else { continue }
            return question
        }
        return nil
    }

    /// A random question with an option that a misconception leads to; nil if the tries find no such question.
    /// - Parameters:
    ///   - recent: names that the question's topic needs, if possible.
    ///   - names: the question must need one of these names; nil for any question.
    mutating func question(
        exposing misconception: Misconception, rather recent: Set<String>, needing names: Set<String>?
    ) -> DrillQuestion? {
        let topics = QuestionTopic.all(of: misconception).filter { topic in
            taught.isSuperset(of: topic.needs) && names.map { !topic.needs.isDisjoint(with: $0) } ?? true
        }
        let preferred = topics.filter { !recent.isDisjoint(with: $0.needs) }
        for topics in [preferred, topics] {
            for _ in 0..<20 {
                guard let topic = topics.randomElement(using: &generator) else { break }
                if let question = question(about: topic, exposing: misconception) { return question }
            }
        }
        return nil
    }

    private mutating func question(
        about topic: QuestionTopic, exposing misconception: Misconception
    ) -> DrillQuestion? {
        let kind = kind(of: topic)
        let attempts =
            switch kind {
            case .operator, .line: 1
            case .lane, .runs: 6
            // Most of these specifications yield no question, but trying one is quick.
            case .thread, .leak: 30
            }
        for _ in 0..<attempts {
            if let spec = spec(of: kind, about: topic.needs), taught.isSuperset(of: spec.needs),
                let question = spec.question, question.misconceptions.contains(misconception)
            {
                return question
            }
        }
        return nil
    }

    /// A kind of question about a topic. `operator` and `line` are rare, because they're slow.
    private mutating func kind(of topic: QuestionTopic) -> QuestionSpec.Kind {
        switch topic {
        case .lanes(let name):
            let isStage = stages.contains { $0.name == name }
            return isStage && stages.count > 2
                ? [.lane, .lane, .lane, .lane, .operator, .line].randomElement(using: &generator) ?? .lane : .lane
        case .threads: return .thread
        case .leaks: return .leak
        case .runs: return .runs
        }
    }

    private mutating func spec(of kind: QuestionSpec.Kind, about names: Set<String>?) -> QuestionSpec? {
        switch kind {
        case .lane: lane(about: names).map(QuestionSpec.lane)
        case .operator: operatorSpec(about: names)
        case .line: line(about: names)
        case .thread: .thread(.random(using: &generator))
        case .leak: .leak(.random(using: &generator))
        case .runs: .runs(.random(using: &generator))
        }
    }

    /// A random operator, from `names` if they include one of the operators; nil without operators.
    private mutating func one(of operators: [LaneOperator], about names: Set<String>?) -> LaneOperator? {
        let wanted = operators.filter { names?.contains($0.name) ?? true }
        return (wanted.isEmpty ? operators : wanted).randomElement(using: &generator)
    }

    private mutating func lane(about names: Set<String>?) -> LaneProblem? {
        guard let first = one(of: operators, about: names) else { return nil }
        let problem = first.randomProblem(using: &generator)
        guard first.isStage, Bool.random(using: &generator), let second = stages.randomElement(using: &generator),
            second.name != first.name
        else { return problem }
        return LaneProblem(problem.stages + [second.randomStage(using: &generator)], problem.sources)
    }

    private mutating func operatorSpec(about names: Set<String>?) -> QuestionSpec? {
        guard let first = one(of: stages, about: names) else { return nil }
        let problem = first.randomProblem(using: &generator)
        guard let sent = problem.output, OperatorQuestion.isTelling(sent, of: problem) else { return nil }
        var others: [LaneStage] = []
        var lanes = [sent]
        for _ in 0..<20 where others.count < 3 {
            guard let other = stages.randomElement(using: &generator)?.randomStage(using: &generator),
                others.count(where: { $0.name == other.name }) < 2, let really = other.output(for: problem.sources),
                !lanes.contains(really), other.misreading(that: problem.sources, become: sent) != nil
            else { continue }
            lanes.append(really)
            others.append(other)
        }
        return others.count > 1 && Set(others.map(\.name)).count > 1
            ? .operator(problem, others: others.sorted { "\($0)" < "\($1)" }) : nil
    }

    private mutating func line(about names: Set<String>?) -> QuestionSpec? {
        guard let first = one(of: stages, about: names) else { return nil }
        let problem = first.randomProblem(using: &generator)
        var chosen = [problem.stages[0]]
        while chosen.count < 3 {
            guard let other = stages.randomElement(using: &generator) else { return nil }
            chosen.append(other.randomStage(using: &generator))
        }
        chosen.shuffle(using: &generator)
        guard Set(chosen.map(\.name)).count == 3, chosen.count(where: \.takesTime) < 2 else { return nil }
        let stage = Int.random(in: 0..<3, using: &generator)
        guard let misreading = chosen[stage].misreadings.randomElement(using: &generator) else { return nil }
        return .line(LaneProblem(chosen, problem.sources), stage: stage, misreading.misconception)
    }
}

extension LaneStage {
    /// Whether the operator has a timer. With two timers in a pipeline, it's hard to tell which fires first.
    fileprivate var takesTime: Bool { name.hasPrefix("throttle") }
}
