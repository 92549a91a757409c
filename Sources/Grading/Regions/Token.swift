/// A piece of Swift source that counts: a word, a literal or one character of punctuation. White space and comments are none.
struct Token: Sendable, Equatable {
    /// Its text, as written; a string literal whole, quotes and content included.
    let text: Substring

    /// The line that it begins on, from 1.
    let line: Int
}

/// A `// MARK: - Title` comment.
struct Mark: Sendable, Equatable {
    /// What stands behind `MARK: -`.
    let title: String

    /// The line that it stands on, from 1.
    let line: Int
}
