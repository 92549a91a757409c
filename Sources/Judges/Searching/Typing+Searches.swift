import SharedJudges

extension Typing {
    /// Opens a form in which the user allows access, and types while searches run: searches overlap, and some answers
    /// overtake others. The last texts find nothing.
    mutating func typeDuringSearches() {
        let plan = Array(repeating: "200@600ms,200@250ms", count: 8).joined(separator: ",")
        open(SearchWorld(access: .ask, plan: plan))
        add(.allow)
        let word = SearchWords.one(using: &generator)
        type(word.prefix(4))
        // The text becomes too short, and then the same valid text comes again.
        delete(2)
        type(word.dropFirst(2).prefix(1))
        add(.clear)
        type("xqzv")
        // Time for every search, even if each waits for the previous search.
        wait(.seconds(10))
    }
}
