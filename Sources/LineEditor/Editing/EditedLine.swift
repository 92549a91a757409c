/// A line while it is being edited.
public struct EditedLine: Sendable, Equatable {
    /// The whole text.
    public var text: String

    /// How many Unicode scalars are before the cursor.
    ///
    /// Scalars and not characters: a terminal sends a character of several scalars (a family of emoji, a letter with
    /// its accents) in several keystrokes. Between two of them the cursor can be inside a character.
    public var cursor: Int

    /// A line with its cursor, by default at the end.
    public init(_ text: String, cursor: Int? = nil) {
        let scalars = text.unicodeScalars.count
        self.text = text
        self.cursor = min(max(cursor ?? scalars, 0), scalars)
    }

    /// The text to the left of the cursor.
    public var beforeCursor: String { String(text.unicodeScalars.prefix(cursor)) }

    /// The text to the right of the cursor.
    public var afterCursor: String { String(text.unicodeScalars.dropFirst(cursor)) }
}
