/// A `// MARK: - Title` comment.
struct Mark: Sendable, Equatable {
    /// What stands behind `MARK: -`.
    let title: Substring

    /// The line that it stands on, from 1.
    let line: Int

    /// How many tokens stand before it.
    let tokensBefore: Int

    /// The number of the task that it begins: 1 in `Task 1: Title`; nil when it begins none.
    var task: Int? {
        guard title.hasPrefix("Task ") else { return nil }
        return Int(title.dropFirst("Task ".count).drop { $0 == " " }.prefix { ("0"..."9").contains($0) })
    }
}
