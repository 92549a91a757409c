/// A signal that prints when its code runs: at creation, at subscription, and for each value.
public struct RunsProblem: Sendable, Hashable {
    enum Source: String, CaseIterable {
        /// A recipe, `Signal { subscriber in … }`, that sends `values` values and completes.
        case recipe
        /// A text field that contains a text, and then receives a key.
        case field
    }

    enum Effect: String, CaseIterable { case map, doNext }

    var source: Source
    /// How many values the recipe sends.
    var values: Int
    var subscribers: Int
    /// Whether the function that creates the signal prints a letter.
    var announces: Bool
    var effect: Effect
    var takesFirst: Bool
    var letters: String

    var needs: Set<String> {
        var needs: Set<String> = ["doNext", "map", "side effect"]
        needs.insert(source == .recipe ? "Signal { subscriber in }" : "textSignal")
        if takesFirst { needs.insert("take(first:)") }
        return needs
    }

    /// A random problem. Hidden parts are constant, so that two questions that look alike are equal.
    static func random(using generator: inout some RandomNumberGenerator) -> RunsProblem {
        let source = Source.allCases.randomElement(using: &generator) ?? .recipe
        let announces = source == .recipe && Bool.random(using: &generator)
        var letters = Array("bcdefghkprstuvwxyz".shuffled(using: &generator).prefix(4))
        if !announces { letters[0] = "-" }
        if source == .field { letters[1] = "-" }
        return RunsProblem(
            source: source, values: source == .field ? 1 : Int.random(in: 1...3, using: &generator),
            subscribers: Int.random(in: 0...2, using: &generator), announces: announces,
            effect: Bool.random(using: &generator) ? .map : .doNext,
            takesFirst: Int.random(in: 0..<3, using: &generator) == 0, letters: String(letters))
    }
}

extension RunsProblem: LosslessStringConvertible {
    /// The problem on one line, such as `recipe 2 1 map quietly all pqrs`.
    public var description: String {
        [
            source.rawValue, "\(values)", "\(subscribers)", effect.rawValue, announces ? "aloud" : "quietly",
            takesFirst ? "first" : "all", letters,
        ].joined(separator: " ")
    }

    public init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard words.count == 7, let source = Source(rawValue: words[0]), let values = Int(words[1]),
            let subscribers = Int(words[2]), let effect = Effect(rawValue: words[3]), words[6].count == 4,
            (1...3).contains(values), (0...2).contains(subscribers)
        else { return nil }
        self.init(
            source: source, values: values, subscribers: subscribers, announces: words[4] == "aloud", effect: effect,
            takesFirst: words[5] == "first", letters: words[6])
    }
}
