import BookText

extension Command {
    /// Finds the mistakes in what follows a command that can be found without knowing all of the workbook: an option
    /// that doesn't exist, an argument too many, and a chapter or a task that isn't in the book.
    /// - Parameter tasks: the numbers of a chapter's tasks.
    /// - Throws: ``Complaint`` with the way to write the command.
    package func check(
        _ words: [String], chapters: [ChapterHeading], tasks: (ChapterHeading) throws(Complaint) -> [Int]
    ) throws(Complaint) {
        // What follows these is for other programs, or can be anything.
        guard ![.run, .marbles, .help].contains(self), completes != .files, words != ["--help"] else { return }
        if let option = words.first(where: { $0.hasPrefix("--") && !options.contains($0.name) }) {
            let question = Suggestions.question(for: option, among: options) ?? ""
            throw Complaint.usage("Unknown option '\(option)'. \(question) \(usageSentence)".replacing("  ", with: " "))
        }
        guard let first = words.first, !first.hasPrefix("-") else { return }
        if usage.isEmpty || usage.hasPrefix("[--") {
            throw Complaint.usage("Unexpected argument '\(first)'. \(usageSentence)")
        }
        guard completes == .chapters || completes == .chaptersAndTasks else { return }
        let parts = first.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let chapter = chapters[try chapters.index(named: parts[0])]
        guard parts.count == 2 else { return }
        let tasks = try tasks(chapter)
        if !tasks.contains(where: { parts[1] == String($0) }) {
            throw Complaint.noTask(parts[1], of: chapter, among: tasks)
        }
    }

    private var usageSentence: String { "Usage: `\(usageLine)`" }
}

extension String {
    /// An option without its value: `--chapter` of `--chapter=6`.
    fileprivate var name: String { String(prefix { $0 != "=" }) }
}
