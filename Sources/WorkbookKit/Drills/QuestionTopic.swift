/// A topic of questions that can show a misconception: the lanes of an operator, threads, leaks, or runs.
enum QuestionTopic: Hashable, Sendable {
    case lanes(of: String)
    case threads, leaks, runs

    /// The names that a reader must know before a question about the topic.
    var needs: Set<String> {
        switch self {
        case .lanes(let name): [name]
        case .threads: ["deliver(on:)"]
        case .leaks: ["retain cycle", "weak"]
        case .runs: ["side effect"]
        }
    }

    static func all(of misconception: Misconception) -> [QuestionTopic] { byMisconception[misconception] ?? [] }

    private static let byMisconception: [Misconception: [QuestionTopic]] = {
        var topics: [Misconception: [QuestionTopic]] = [:]
        for lanes in LaneOperator.all {
            // The misconceptions are the same for all arguments.
            let misconceptions = Set(lanes.misreadings(["1", "1"]).map(\.misconception))
            for misconception in misconceptions { topics[misconception, default: []].append(.lanes(of: lanes.name)) }
        }
        for misconception in ThreadProblem.misconceptions { topics[misconception, default: []].append(.threads) }
        for misconception in LeakProblem.misconceptions { topics[misconception, default: []].append(.leaks) }
        for misconception in RunsProblem.misconceptions { topics[misconception, default: []].append(.runs) }
        return topics
    }()
}

extension Misconception {
    package func canShow(in names: Set<String>) -> Bool {
        QuestionTopic.all(of: self).contains { names.isSuperset(of: $0.needs) }
    }
}
