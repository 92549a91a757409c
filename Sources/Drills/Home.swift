/// A place where a misconception can show: an operator's lanes, or another kind of question.
enum Home: Hashable, Sendable {
    case lanes(of: String)
    case threads, leaks, runs

    /// The names that a reader must know before a question about it.
    var needs: Set<String> {
        switch self {
        case .lanes(let name): [name]
        case .threads: ["deliver(on:)"]
        case .leaks: ["retain cycle", "weak"]
        case .runs: ["side effect"]
        }
    }

    /// The homes of a misconception.
    static func all(of misconception: Misconception) -> [Home] { byMisconception[misconception] ?? [] }

    private static let byMisconception: [Misconception: [Home]] = {
        var homes: [Misconception: [Home]] = [:]
        for lanes in LaneOperator.all {
            // The arguments make no difference here.
            let misconceptions = Set(lanes.misreadings(["1", "1"]).map(\.misconception))
            for misconception in misconceptions { homes[misconception, default: []].append(.lanes(of: lanes.name)) }
        }
        for misconception in ThreadProblem.misconceptions { homes[misconception, default: []].append(.threads) }
        for misconception in LeakProblem.misconceptions { homes[misconception, default: []].append(.leaks) }
        for misconception in RunsProblem.misconceptions { homes[misconception, default: []].append(.runs) }
        return homes
    }()
}

extension Misconception {
    /// Whether a question about these names can show the misconception.
    package func canShow(in names: Set<String>) -> Bool {
        Home.all(of: self).contains { names.isSuperset(of: $0.needs) }
    }
}
