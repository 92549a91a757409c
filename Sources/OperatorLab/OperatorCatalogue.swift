import Marbles

/// Every operator and every creation of ReactiveCore, ready to be shown on marbles.
///
///     let example = OperatorCatalogue.named("throttle")!
///     print(try example.run(arguments: ["3"], marbles: ["ab--c----d|"]).text())
public enum OperatorCatalogue {
    /// All of them, in families: what creates a signal, what changes its values, what leaves some out, and so on.
    public static let all: [OperatorExample] = families.flatMap(\.examples)

    /// The families, each with its title.
    public static let families: [(title: String, examples: [OperatorExample])] = [
        ("Making signals", OperatorExample.creating),
        ("Changing values", OperatorExample.transforming),
        ("Leaving values out", OperatorExample.filtering),
        ("Beginning and ending", OperatorExample.bounding),
        ("Watching", OperatorExample.watching),
        ("Several signals", OperatorExample.joining),
        ("Signals of signals", OperatorExample.flattening),
        ("One after another", OperatorExample.sequencing),
        ("Failures", OperatorExample.recovering),
        ("Time", OperatorExample.timing),
        ("Places to run", OperatorExample.scheduling),
        ("Many subscribers", OperatorExample.sharing),
    ]

    /// The operator of that name, however it is written: `take(first:)`, `take-first`, `takeFirst`.
    /// A name that several have, as `take`, is the first one's.
    public static func named(_ name: String) -> OperatorExample? {
        let letters = plain(name)
        guard !letters.isEmpty else { return nil }
        return all.first { plain($0.name) == letters }
            ?? all.first { $0.otherForms.contains { plain($0) == letters } }
            ?? all.first { plain(String($0.name.prefix { $0 != "(" })) == letters }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter(\.isLetter)
    }
}
