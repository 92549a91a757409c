import BookText

extension [ChapterHeading] {
    /// The chapter that `word` names: by number (`1`, `01`), name, product, or an unambiguous beginning of a name.
    /// - Throws: ``Complaint`` that suggests chapters.
    package func index(named word: String) throws(Complaint) -> Int {
        let typed = word.lowercased()
        let number = Int(typed)
        if let number, let index = firstIndex(where: { Int($0.number) == number }) { return index }
        if let exact = firstIndex(where: { $0.names.contains(typed) }) { return exact }
        let begun = typed.isEmpty ? [] : indices.filter { self[$0].names.contains { $0.hasPrefix(typed) } }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let names = begun.map { "`\(self[$0].product)`" }.joined(separator: ", ")
            throw Complaint.usage("\"\(word)\" is ambiguous: \(names). Type one more letter.")
        }
        let question = Suggestions.question(Suggestions.closest(to: typed, among: map(\.product)))
        throw Complaint.usage("There is no chapter \"\(word)\". \(question ?? "`list` shows all chapters.")")
    }
}

extension ChapterHeading {
    fileprivate var names: [String] { [name, product, folder].map { $0.lowercased() } }
}

extension Complaint {
    /// A chapter doesn't have a task with the number that was typed.
    package static func noTask(_ typed: String, of chapter: ChapterHeading, among tasks: [Int]) -> Complaint {
        let all = tasks.map { "`\(chapter.shortNumber).\($0)`" }.joined(separator: ", ")
        return .usage("Chapter \(chapter.name) has no task \"\(typed)\". Its tasks are \(all).")
    }
}
