/// What the Swift runtime's words for a trap mean here, and what to do.
enum TrapMeaning {
    /// What follows "Line 8" or "Your code", in one to three sentences; nil for words without a known meaning.
    static func sentences(for words: String) -> String? {
        if let match = words.firstMatch(
            of: /'try!' expression unexpectedly raised an error: (?:\w+\.)?(?:\(unknown context at \$\w+\)\.)*(.+)/)
        {
            return "wrote `try!`, and the call threw \(match.1). Use `do` and `catch`, or let the signal fail."
        }
        if let match = words.firstMatch(of: /Could not cast value of type '([^']+)'.* to '([^']+)'/) {
            let (actual, wanted) = (name(match.1), name(match.2))
            return "took a value of type \(actual) for \(wanted) with `as!`. Use `as?`, which gives nil instead."
        }
        return meanings.first { words.contains($0.words) }?.sentences
    }

    private static func name(_ type: Substring) -> String {
        String(type.replacing(/(?:\w+|\(unknown context at \$\w+\))\./, with: ""))
    }

    private static let meanings: [(words: String, sentences: String)] = [
        ("Unexpectedly found nil while", "unwrapped nil. Use `if let`, `guard let` or `??` in place of `!`."),
        ("Index out of range", index), ("index is out of", index),
        ("arithmetic overflow", "made a number that its type can't hold. Check it first, or use a larger type."),
        ("Division by zero", "divided by zero. Check the divisor first."),
        ("Not enough bits to represent", number), ("Negative value is not representable", number),
        ("value cannot be converted to", number),
        ("lowerBound <= upperBound", "made a range that ends before it starts. Compare the two bounds first."),
        ("from an empty collection", "removed an element from an empty collection. Check `isEmpty` first."),
        ("contains duplicate keys", key), ("Duplicate values for key", key),
        (
            "Simultaneous accesses",
            "used a value inside code that was changing it. Copy the value before, and use that."
        ),
        ("an unowned reference", "used an `unowned` object that is gone. Capture it as `weak`, which gives nil then."),
    ]

    private static let index = "used an index that isn't there. Compare it with `count`, or use `first` or `last`."
    private static let number = "converted a number to a type that can't hold it. Use `exactly:`, which gives nil."
    private static let key = "put one key twice into a dictionary. Use `Dictionary(_:uniquingKeysWith:)`."
}
