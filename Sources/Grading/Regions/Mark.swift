/// A `// MARK: - Title` comment.
struct Mark: Sendable, Equatable {
    /// The text after `MARK: -`.
    let title: Substring

    /// Its line, from 1.
    let line: Int

    /// The number of tokens before it.
    let tokensBefore: Int

    /// The number of the task that begins here: 1 in `Task 1: Title`. Nil for other titles.
    var task: Int? {
        guard title.hasPrefix("Task ") else { return nil }
        return Int(title.dropFirst("Task ".count).drop { $0 == " " }.prefix { ("0"..."9").contains($0) })
    }
}
