import Marbles
import Terminal

/// The drills' facts about an operator: its code and its misreadings. The core defines its behavior.
struct LaneOperator: Sendable {
    let name: String
    let example: OperatorExample?
    let lanes: [Lane]
    let arguments: @Sendable (inout SplitMix64) -> [String]
    let code: @Sendable ([String]) -> String
    /// An explanation of the call; nil if the code is clear.
    let note: String?
    let rule: @Sendable ([String]) -> String
    let misreadings: @Sendable ([String]) -> [LaneMisreading]

    enum Lane: Sendable {
        /// Letters of an alphabet, and usually an end.
        case values(String, named: String = "source")
        /// Like `values`, but usually shorter, and with a failure at the end.
        case failing(String, named: String = "source")
        /// A value for each inner lane, in order.
        case outer(String)
        /// A value or two, and no end.
        case trigger
        /// A short lane that starts at its subscription.
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
        @Misreadings misreadings: @escaping @Sendable ([String]) -> [LaneMisreading]
    ) {
        self.name = name
        self.example = OperatorCatalogue.named(example ?? name)
        (self.lanes, self.arguments, self.code) = (lanes, arguments, code)
        (self.note, self.rule, self.misreadings) = (note, rule, misreadings)
    }

    static let all: [LaneOperator] =
        transforming + judging + counting + timing + joining + flattening + recovering + sharing

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> LaneOperator? { byName[name] }

    var isFlattening: Bool { Self.flattening.contains { $0.name == name } }

    var isStage: Bool {
        if lanes.count == 1, case .values = lanes[0] { return !Self.sharing.contains { $0.name == name } }
        return false
    }
}
