/// The commands about the tasks of the first chapter. `workbook-check` performs them, long before the whole workbook is
/// built in a fresh clone.
package enum FirstTasks {
    package static let commands: [Command] = [.task, .edit, .check, .hint, .solution]

    /// Whether a line is such a command.
    /// - Parameter current: the chapter that a line without one is about; nil if it isn't known.
    package static func include(
        _ words: [String], of chapters: [ChapterHeading], at current: ChapterHeading?
    ) -> Bool {
        guard let word = words.first, let command = try? Command.named(word), commands.contains(command) else {
            return false
        }
        guard let subject = words.dropFirst().first(where: { !$0.hasPrefix("-") }) else {
            return current != nil && current == chapters.first
        }
        return (try? chapters.index(named: String(subject.prefix { $0 != "." }))) == 0
    }
}
