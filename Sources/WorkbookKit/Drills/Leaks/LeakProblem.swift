/// An object that owns a pipeline, and the references in the pipeline's closures.
public struct LeakProblem: Sendable, Hashable {
    enum Capture: String, CaseIterable { case none, weak, strong }

    struct Stage: Sendable, Hashable {
        enum Name: String, CaseIterable { case map, filter, doNext }

        let name: Name
        var capture: Capture
    }

    enum Ending: String, CaseIterable {
        /// The source's own end.
        case source
        /// `take(first: 1)`, before the other stages.
        case first
        /// `dispose()`, before the owner's last reference is dropped.
        case disposed
        /// A `ScopedDisposable` in a property of the owner.
        case scoped
        /// A `ScopedDisposable` that is discarded, which disposes of the subscription immediately.
        case lost
    }

    /// When the owner is freed, after its last outside reference is dropped.
    enum Freed: Int, CaseIterable { case atOnce, withTheNextValue, whenTheSourceCompletes, never }

    /// The names of the owner and the source. They vary so that questions look different.
    var names: Names
    /// Whether only the owner holds the source.
    var ownsSource: Bool
    var stages: [Stage]
    var subscriber: Capture
    var ending: Ending

    enum Names: String, CaseIterable {
        case screen, player, editor, chat, cart, tour

        var owner: String { rawValue }
        var source: String {
            switch self {
            case .screen: "texts"
            case .player: "songs"
            case .editor: "keys"
            case .chat: "messages"
            case .cart: "prices"
            case .tour: "stops"
            }
        }
        var value: String { String(source.dropLast()) }
        var verb: String {
            switch self {
            case .screen, .chat: "show"
            case .player: "play"
            case .editor: "insert"
            case .cart: "add"
            case .tour: "mark"
            }
        }
    }

    var needs: Set<String> {
        var needs = Set(["retain cycle", "weak"] + stages.map(\.name.rawValue))
        switch ending {
        case .source: break
        case .first: needs.insert("take(first:)")
        case .disposed: needs.insert("dispose")
        case .scoped, .lost: needs.insert("ScopedDisposable")
        }
        return needs
    }

    static func random(using generator: inout some RandomNumberGenerator) -> LeakProblem {
        func capture() -> Capture { Capture.allCases.randomElement(using: &generator) ?? .none }
        let stages = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Stage.Name.allCases.map { Stage(name: $0, capture: capture()) }.randomElement(using: &generator)
                ?? Stage(name: .map, capture: .none)
        }
        return LeakProblem(
            names: Names.allCases.randomElement(using: &generator) ?? .screen,
            ownsSource: Bool.random(using: &generator), stages: stages, subscriber: capture(),
            ending: Ending.allCases.randomElement(using: &generator) ?? .source)
    }
}

extension LeakProblem: LosslessStringConvertible {
    /// The problem on one line, such as `screen outside map-strong filter-none weak source`.
    public var description: String {
        let stages = stages.map { "\($0.name)-\($0.capture)" }
        let place = ownsSource ? "inside" : "outside"
        return ([names.rawValue, place] + stages + [subscriber.rawValue, ending.rawValue]).joined(separator: " ")
    }

    public init?(_ description: String) {
        var words = description.split(separator: " ").map(String.init)
        guard words.count > 4, let ending = words.popLast().flatMap(Ending.init),
            let subscriber = words.popLast().flatMap(Capture.init), let names = Names(rawValue: words.removeFirst())
        else { return nil }
        let place = words.removeFirst()
        let stages = words.compactMap { word -> Stage? in
            let parts = word.split(separator: "-").map(String.init)
            guard parts.count == 2, let name = Stage.Name(rawValue: parts[0]), let capture = Capture(rawValue: parts[1])
            else { return nil }
            return Stage(name: name, capture: capture)
        }
        guard stages.count == words.count, ["inside", "outside"].contains(place) else { return nil }
        self.init(
            names: names, ownsSource: place == "inside", stages: stages, subscriber: subscriber, ending: ending)
    }
}
