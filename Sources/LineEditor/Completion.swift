/// What the Tab key may put before the cursor.
///
/// One candidate replaces what is typed and adds a space, unless it ends with a slash. Of several, the part that they share is inserted; when they
/// share no more than what is typed, a second Tab lists them below the line.
public struct Completion: Sendable, Equatable {
    /// How many characters before the cursor the chosen candidate replaces.
    public var replacing: Int

    /// The words to choose from, in the order in which they are listed.
    public var candidates: [String]

    /// Candidates for the last `replacing` characters before the cursor.
    public init(replacing: Int, candidates: [String]) {
        self.replacing = replacing
        self.candidates = candidates
    }

    /// Nothing fits: Tab rings the bell.
    public static let none = Completion(replacing: 0, candidates: [])

    /// The longest beginning that all candidates share.
    var sharedBeginning: String {
        guard let first = candidates.first else { return "" }
        return candidates.dropFirst().reduce(first) { shared, candidate in
            String(zip(shared, candidate).prefix { $0 == $1 }.map(\.0))
        }
    }
}
