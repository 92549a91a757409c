/// The operators of ReactiveCore and the ways to make a signal, ready to be run on marbles.
///
///     let example = OperatorCatalogue.named("throttle")!
///     print(try example.run(words: ["3", "ab--c----d|"]).lines().joined(separator: "\n"))
public enum OperatorCatalogue {
    /// The families, in learning order, and the operators of each.
    public static let families: [(name: String, operators: [OperatorExample])] = [
        ("Creating", creating), ("Transforming", transforming), ("Filtering", filtering), ("Bounding", bounding),
        ("Watching", watching), ("Joining", joining), ("Flattening", flattening), ("Sequencing", sequencing),
        ("Recovering", recovering), ("Timing", timing), ("Scheduling", scheduling), ("Sharing", sharing),
    ]

    /// All operators, one family after another.
    public static let all: [OperatorExample] = families.flatMap { $0.operators }

    /// The operator with a name, in any notation: `take(first:)`, `take-first`, `takeFirst`. Nil if no operator has the
    /// name. A name that several operators share, such as `take`, means the first of them.
    public static func named(_ name: String) -> OperatorExample? {
        let letters = plain(name)
        guard !letters.isEmpty else { return nil }
        return all.first { plain($0.name) == letters }
            ?? all.first { $0.otherForms.contains { plain($0) == letters } }
            ?? all.first { plain($0.baseName) == letters }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter } }
}
