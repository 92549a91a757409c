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
        return question(of: kind, about: names, attempts: attempts) { question in
            names.map { !question.spec.needs.isDisjoint(with: $0) } ?? true
        }
    }

    private mutating func question(
        of kind: QuestionSpec.Kind, about names: Set<String>?, attempts: Int, where isWanted: (DrillQuestion) -> Bool
    ) -> DrillQuestion? {
        for _ in 0..<attempts {
            guard let spec = spec(of: kind, about: names), taught.isSuperset(of: spec.needs),
                let question = spec.question, isWanted(question)
            else { continue }
            return question
        }
        return nil
    }

    /// A random question with an option that a misconception leads to; nil if the tries find no such question.
    /// - Parameters:
    ///   - recent: names that the question's topic needs, if possible.
    ///   - names: the question must need one of these names; nil for any question.
    ///   - last: the question is of another kind.
    mutating func question(
        exposing misconception: Misconception, rather recent: Set<String>, needing names: Set<String>?,
        after last: QuestionSpec.Kind?
    ) -> DrillQuestion? {
        let topics = QuestionTopic.all(of: misconception).filter { topic in
            taught.isSuperset(of: topic.needs) && names.map { !topic.needs.isDisjoint(with: $0) } ?? true
        }
        let preferred = topics.filter { !recent.isDisjoint(with: $0.needs) }
        for topics in [preferred, topics] {
            for _ in 0..<20 {
                guard let topic = topics.randomElement(using: &generator) else { break }
                if let question = question(about: topic, exposing: misconception, after: last) { return question }
            }
        }
        return nil
    }

    private mutating func question(
        about topic: QuestionTopic, exposing misconception: Misconception, after last: QuestionSpec.Kind?
    ) -> DrillQuestion? {
        let isStage = stages.contains { topic.needs == [$0.name] } && stages.count > 2
        // `operator` and `line` are rare, because they're slow.
        let kinds: [QuestionSpec.Kind] =
            topic.kind == .lane && isStage ? [.lane, .lane, .lane, .lane, .operator, .line] : [topic.kind]
        let others = kinds.filter { $0 != last }
        guard let kind = others.count > 1 ? others.randomElement(using: &generator) : others.first else { return nil }
        let attempts =
            switch kind {
            case .operator, .line: 1
            case .lane, .runs, .events: 6
            // Most of these specifications yield no question, but trying one is quick.
            case .thread, .leak: 30
            }
        return question(of: kind, about: topic.needs, attempts: attempts) {
            $0.misconceptions.contains(misconception)
        }
    }

    private mutating func spec(of kind: QuestionSpec.Kind, about names: Set<String>?) -> QuestionSpec? {
        switch kind {
        case .lane: lane(about: names).map { QuestionSpec($0, as: $0.description) }
        case .operator: operatorProblem(about: names).map { QuestionSpec($0, as: $0.description) }
        case .line: line(about: names).map { QuestionSpec($0, as: $0.description) }
        case .thread: code(ThreadProblem.self)
        case .leak: code(LeakProblem.self)
        case .runs: code(RunsProblem.self)
        case .events: code(EventsProblem.self)
        }
    }

    private mutating func code<Problem: CodeProblem>(_ type: Problem.Type) -> QuestionSpec {
        var choices = Choices(using: generator)
        let problem = Problem(by: &choices)
        generator = choices.generator
        return QuestionSpec(problem, as: choices.text)
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

    private mutating func operatorProblem(about names: Set<String>?) -> OperatorProblem? {
        guard let first = one(of: stages, about: names) else { return nil }
        let problem = first.randomProblem(using: &generator)
        guard let sent = problem.output, OperatorProblem.isTelling(sent, of: problem) else { return nil }
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
            ? OperatorProblem(problem, others: others.sorted { "\($0)" < "\($1)" }) : nil
    }

    private mutating func line(about names: Set<String>?) -> LineProblem? {
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
        return LineProblem(LaneProblem(chosen, problem.sources), stage: stage, misread: misreading.misconception)
    }
}

extension LaneStage {
    /// Whether the operator has a timer. With two timers in a pipeline, it's hard to tell which fires first.
    fileprivate var takesTime: Bool { name.hasPrefix("throttle") }
}
