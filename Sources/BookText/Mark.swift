/// A `// MARK: - Title` comment.
package struct Mark: Sendable, Equatable {
    /// The text after `MARK: -`.
    package let title: Substring

    /// Its line, from 1.
    package let line: Int

    /// The number of tokens before it.
    package let tokensBefore: Int

    /// The number of the task that begins here: 1 in `Task 1: Title`. Nil for other titles.
    package var task: Int? {
        guard title.hasPrefix("Task ") else { return nil }
        return Int(title.dropFirst("Task ".count).drop { $0 == " " }.prefix { ("0"..."9").contains($0) })
    }
}
