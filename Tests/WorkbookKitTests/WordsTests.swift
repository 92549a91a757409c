import BookText
import Grading
import Reading
import Testing

@testable import WorkbookKit

@Suite("Words and suggestions")
struct WordsTests {
    @Test(
        "Quotes and backslashes keep a word together",
        arguments: [
            ("run validation --type \"mag ic\"", ["run", "validation", "--type", "mag ic"]),
            ("  a  b ", ["a", "b"]),
            ("''", [""]),
            ("a\\ b", ["a b"]),
            ("don\\'t", ["don't"]),
            ("日本 'x\\y'", ["日本", "x\\y"]),
        ])
    func splitting(_ line: String, _ words: [String]) throws {
        #expect(try Words.split(line) == words)
        #expect(try Words.split(Words.joined(words)) == words)
    }

    @Test("The error of an open quote points at it")
    func openQuote() {
        #expect {
            try Words.split("run \"mag")
        } throws: { error in
            (error as? Complaint)?.sentence.contains("  run \"mag\n      ^") == true
        }
    }

    @Test("Typos get suggestions, and unrelated words get none")
    func suggestions() {
        let words = ["check", "list", "next", "run", "read", "reset"]
        #expect(Suggestions.closest(to: "chekc", among: words) == ["check"])
        #expect(Suggestions.closest(to: "lsit", among: words) == ["list"])
        #expect(Suggestions.closest(to: "rest", among: words) == ["reset"])
        #expect(Suggestions.closest(to: "banana", among: words).isEmpty)
        #expect(Suggestions.question(["run", "read"]) == "Did you mean \"run\" or \"read\"?")
    }
}
