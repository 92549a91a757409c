import Testing

@testable import Terminal

@Suite("The small parts of the line editor") struct SmallPartsTests {
    @Test func `the shared beginning of candidates goes by characters`() {
        #expect(Completion(replacing: 1, candidates: ["check", "chapters"]).sharedBeginning == "ch")
        #expect(Completion(replacing: 1, candidates: ["日本", "日光"]).sharedBeginning == "日")
        #expect(Completion(replacing: 1, candidates: ["one"]).sharedBeginning == "one")
        #expect(Completion.none.sharedBeginning == "")
    }

    @Test func `candidates are listed down first, then right`() {
        #expect(CandidateTable.rows(["a", "b", "c", "d", "e"], columns: 6) == ["a  d", "b  e", "c"])
        #expect(CandidateTable.rows(["日本", "b"], columns: 3) == ["日本", "b"])
    }

    @Test func `escape sequences are removed, and nothing else`() {
        #expect(EscapeSequences.removed(from: "\u{1b}[1;32mgo\u{1b}[0m on [x]") == "go on [x]")
    }

    @Test func `a line's cursor stays within it`() {
        #expect(EditedLine("abc", cursor: 9).cursor == 3)
        #expect(EditedLine("abc", cursor: -1).cursor == 0)
        #expect(EditedLine("日本", cursor: 1).beforeCursor == "日")
        #expect(EditedLine("日本", cursor: 1).afterCursor == "本")
    }
}
