import Marbles
import OperatorLab
import Seeding

/// What the drills know of an operator: how it's written and misread. How it works is up to the core.
struct LaneOperator: Sendable {
    /// As lessons introduce it: `take(first:)`.
    let name: String
    /// The operator on marbles.
    let example: OperatorExample?
    /// The lanes that it takes, by the names that a question gives them.
    let lanes: [Lane]
    /// Random arguments.
    let arguments: @Sendable (inout SplitMix64) -> [String]
    /// The operator as it is written in Swift.
    let code: @Sendable ([String]) -> String
    /// What a reader has to know about a call, in a sentence; nil if the code says it.
    let note: String?
    /// What it does, in a sentence.
    let rule: @Sendable ([String]) -> String
    let misreadings: @Sendable ([String]) -> [LaneMisreading]

    /// A lane to go in.
    enum Lane: Sendable {
        /// Letters of an alphabet, with an end now and then.
        case values(String, named: String = "source")
        /// The same, ending in a failure.
        case failing(String, named: String = "source")
        /// A value for each inner lane, in order.
        case outer(String)
        /// A value now and then, and no end.
        case trigger
        /// A short lane that begins when it's subscribed to.
        case inner(String, named: String)

        var name: String {
            switch self {
            case .values(_, let name), .failing(_, let name), .inner(_, let name): name
            case .outer: "source"
            case .trigger: "trigger"
            }
        }
    }

    init(
        _ name: String, as example: String? = nil, lanes: [Lane] = [.values("abc")],
        arguments: @escaping @Sendable (inout SplitMix64) -> [String] = { _ in [] },
        code: @escaping @Sendable ([String]) -> String, note: String? = nil,
        rule: @escaping @Sendable ([String]) -> String,
        misreadings: @escaping @Sendable ([String]) -> [LaneMisreading]
    ) {
        self.name = name
        self.example = OperatorCatalogue.named(example ?? name)
        (self.lanes, self.arguments, self.code) = (lanes, arguments, code)
        (self.note, self.rule, self.misreadings) = (note, rule, misreadings)
    }

    /// All of them.
    static let all: [LaneOperator] =
        transforming + judging + counting + timing + joining + flattening + recovering + sharing

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> LaneOperator? { byName[name] }

    /// Whether it makes a signal of each value.
    var isFlattening: Bool { Self.flattening.contains { $0.name == name } }

    /// Whether it can be a stage among others.
    var isStage: Bool {
        if lanes.count == 1, case .values = lanes[0] { return !Self.sharing.contains { $0.name == name } }
        return false
    }
}
