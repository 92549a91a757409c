import Marbles

/// A parameter of an example, other than a signal, with its meaning and the words that it accepts.
public struct OperatorParameter: Sendable {
    /// The parameter's name, usually from the operator's declaration.
    public let name: String
    /// The parameter's meaning, in a few words.
    public let meaning: String
    /// The word that the example uses.
    public let example: String
    /// A description of the accepted words, such as "a count, 0 or more".
    public let wanted: String
    /// The words to choose from; empty if the parameter is not a choice.
    public var choices: [String] = []
    var isInSteps = false
    /// Returns whether the parameter accepts a word.
    public let accepts: @Sendable (String) -> Bool

    func label(for word: String) -> String {
        isInSteps ? "\(word) \(Int(word) == 1 ? "step" : "steps")" : word
    }
}

/// A word that its parameter has accepted, so converting it can't fail.
struct OperatorArgument: Sendable {
    let word: String

    var number: Int { Int(word)! }
    var duration: Duration { MarbleDiagram.defaultStep * number }
    var transform: @Sendable (String) -> String { NamedFunctions.transform(word)! }
    var predicate: @Sendable (String) -> Bool { NamedFunctions.predicate(word)! }
}

extension OperatorParameter {
    static func count(_ name: String, _ meaning: String, from least: Int = 0, _ example: Int) -> Self {
        Self(name: name, meaning: meaning, example: "\(example)", wanted: "a count, \(least) or more") {
            isNumber($0, in: least...1_000)
        }
    }

    static func steps(_ name: String, _ meaning: String, from least: Int = 0, _ example: Int) -> Self {
        let wanted = "a number of steps of virtual time, \(least) or more"
        return Self(name: name, meaning: meaning, example: "\(example)", wanted: wanted, isInSteps: true) {
            isNumber($0, in: least...10_000)
        }
    }

    static func text(_ name: String, _ meaning: String, _ example: String) -> Self {
        Self(name: name, meaning: meaning, example: example, wanted: "a text") { _ in true }
    }

    static func transform(_ name: String, _ meaning: String, _ example: String) -> Self {
        let names = NamedFunctions.transforms.map { $0.key }.joined(separator: ", ")
        return Self(name: name, meaning: meaning, example: example, wanted: "one of \(names)") {
            NamedFunctions.transform($0) != nil
        }
    }

    static func predicate(_ name: String, _ meaning: String, _ example: String) -> Self {
        let names = NamedFunctions.predicates.map { $0.key }.joined(separator: ", ")
        let wanted = "one of \(names), or a comparison as in \"<c\" or \"=c\""
        return Self(name: name, meaning: meaning, example: example, wanted: wanted) {
            NamedFunctions.predicate($0) != nil
        }
    }

    static func choice(_ name: String, _ meaning: String, of words: [String], _ example: String) -> Self {
        let wanted = "one of \(words.joined(separator: ", "))"
        return Self(name: name, meaning: meaning, example: example, wanted: wanted, choices: words) {
            words.contains($0)
        }
    }

    private static func isNumber(_ word: String, in range: ClosedRange<Int>) -> Bool {
        Int(word).map(range.contains) ?? false
    }
}
