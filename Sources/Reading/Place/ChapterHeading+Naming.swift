extension [ChapterHeading] {
    /// The index of the chapter that `word` names: by number (`1`, `01`), name, product, or an unambiguous beginning.
    /// - Throws: ``Complaint`` that suggests chapters.
    package func index(named word: String) throws(Complaint) -> Int {
        let typed = word.lowercased()
        let number = Int(typed)
        if let number, let index = firstIndex(where: { Int($0.number) == number }) { return index }
        return try map { [$0.product, $0.name.lowercased(), $0.folder.lowercased()] }.index(
            of: typed, as: word, kind: "chapter", help: "`list` shows all chapters.")
    }
}

extension [[String]] {
    /// The index of the item named `typed`, or of the only item with a name that begins with `typed`. Messages contain
    /// the first name of each item.
    /// - Parameters:
    ///   - word: what the reader typed, for the message.
    ///   - others: more names to suggest.
    ///   - help: the end of the message if nothing is similar.
    func index(
        of typed: String, as word: String, others: [String] = [], kind: String, help: String
    ) throws(Complaint) -> Int {
        if let exact = firstIndex(where: { $0.contains(typed) }) { return exact }
        let begun = typed.isEmpty ? [] : indices.filter { self[$0].contains { $0.hasPrefix(typed) } }
        if begun.count == 1 { return begun[0] }
        guard begun.isEmpty else {
            let names = begun.map { "`\(self[$0][0])`" }.joined(separator: ", ")
            throw Complaint.usage("\"\(word)\" is ambiguous: \(names). Type one more letter.")
        }
        let question = Suggestions.question(Suggestions.closest(to: typed, among: map { $0[0] } + others))
        throw Complaint.usage("There is no \(kind) \"\(word)\". \(question ?? help)")
    }
}

extension Complaint {
    package static func noTask(_ typed: String, of chapter: ChapterHeading, among tasks: [Int]) -> Complaint {
        let all = tasks.map { "`\(chapter.shortNumber).\($0)`" }.joined(separator: ", ")
        return .usage("Chapter \(chapter.label) has no task \"\(typed)\". Its tasks are \(all).")
    }
}
