/// The candidates that the Tab key can insert before the cursor.
///
/// A single candidate replaces the typed text, and a space follows it, unless it ends with a slash. With several
/// candidates, Tab inserts their shared beginning. If that adds nothing, a second Tab lists them below the line.
///
///     editor.complete = { text in
///         Completion(replacing: text.count, candidates: commands.filter { $0.hasPrefix(text) })
///     }
public struct Completion: Sendable, Equatable {
    /// The number of characters before the cursor that the chosen candidate replaces.
    public var replacing: Int

    /// The words to choose from, in the order of the list.
    public var candidates: [String]

    /// Candidates for the last `replacing` characters before the cursor.
    public init(replacing: Int, candidates: [String]) {
        self.replacing = replacing
        self.candidates = candidates
    }

    /// No candidate: Tab rings the bell.
    public static let none = Completion(replacing: 0, candidates: [])

    var sharedBeginning: String {
        guard let first = candidates.first else { return "" }
        return candidates.dropFirst().reduce(first) { shared, candidate in
            String(zip(shared, candidate).prefix { $0 == $1 }.map(\.0))
        }
    }
}
