import Marbles

/// An argument that an operator takes besides its signals: what it means, and how it is read from a word.
public struct OperatorParameter: Sendable {
    /// What kind of thing it is.
    public enum Kind: Sendable {
        /// How many: a number from the least to a thousand.
        case count(from: Int)
        /// How long: a number of steps of virtual time, from the least to ten thousand.
        case steps(from: Int)
        /// A value, as it is written.
        case text
        /// What is done to each value: one of ``NamedTransform``.
        case transform
        /// Which values are meant: one of ``NamedPredicate``.
        case predicate
        /// One of these words, or of what a number stands for.
        case choice([String])
    }

    /// Its name, as in the operator's declaration.
    public let name: String
    /// What it means, in a few words.
    public let meaning: String
    /// What kind of thing it is.
    public let kind: Kind
    /// What stands for it in the example.
    public let example: String

    /// What may be written for it, in words: "a number of steps, 0 or more".
    public var wanted: String {
        switch kind {
        case .count(let least): "a count, \(least) or more"
        case .steps(let least): "a number of steps of virtual time, \(least) or more"
        case .text: "a text"
        case .transform: "one of \(NamedTransform.all.map(\.name).joined(separator: ", "))"
        case .predicate:
            "one of \(NamedPredicate.all.map(\.name).joined(separator: ", ")), or a comparison as in \"<c\" or \"=c\""
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        }
    }

    /// - Returns: nil for a word that is none of what is wanted.
    func value(of word: String) -> OperatorArgument? {
        switch kind {
        case .count(let least): Self.number(word, in: least...1_000).map { OperatorArgument(word: word, number: $0) }
        case .steps(let least):
            Self.number(word, in: least...10_000).map {
                OperatorArgument(word: "\(word) \($0 == 1 ? "step" : "steps")", number: $0)
            }
        case .text: OperatorArgument(word: word)
        case .transform: NamedTransform.named(word).map { OperatorArgument(word: word, transform: $0.apply) }
        case .predicate: NamedPredicate.named(word).map { OperatorArgument(word: word, predicate: $0.holds) }
        case .choice(let words): words.contains(word) ? OperatorArgument(word: word) : nil
        }
    }

    private static func number(_ word: String, in range: ClosedRange<Int>) -> Int? {
        Int(word).flatMap { range.contains($0) ? $0 : nil }
    }
}

/// An argument that has been read. An operator's example asks for what its parameter's kind gives.
struct OperatorArgument: Sendable {
    /// As the drawing shows it.
    let word: String
    var number = 0
    var transform: @Sendable (String) -> String = { $0 }
    var predicate: @Sendable (String) -> Bool = { _ in true }
}

extension OperatorParameter {
    static func count(_ name: String, _ meaning: String, from least: Int = 0, _ example: Int) -> Self {
        Self(name: name, meaning: meaning, kind: .count(from: least), example: "\(example)")
    }

    static func steps(_ name: String, _ meaning: String, from least: Int = 0, _ example: Int) -> Self {
        Self(name: name, meaning: meaning, kind: .steps(from: least), example: "\(example)")
    }

    static func text(_ name: String, _ meaning: String, _ example: String) -> Self {
        Self(name: name, meaning: meaning, kind: .text, example: example)
    }

    static func transform(_ name: String, _ meaning: String, _ example: String) -> Self {
        Self(name: name, meaning: meaning, kind: .transform, example: example)
    }

    static func predicate(_ name: String, _ meaning: String, _ example: String) -> Self {
        Self(name: name, meaning: meaning, kind: .predicate, example: example)
    }

    static func choice(_ name: String, _ meaning: String, of words: [String], _ example: String) -> Self {
        Self(name: name, meaning: meaning, kind: .choice(words), example: example)
    }
}
