import Testing

@testable import SocialService

@Suite("The format of the corpus files") struct CorpusFormTests {
    @Test(arguments: [
        ("ada | 5 | en | - | Hello\nada | 6 | en | -", 2, "fields"),
        ("# for people\n\nzoe | 5 | en | - | Hello", 3, "no author \"zoe\""),
        ("ada | soon | en | - | Hello", 1, "\"soon\" is not a number of minutes"),
        ("ada | 5 | english | - | Hello", 1, "not a language"),
        ("ada | 5 | en | big | Hello", 1, "\"big\" is not a flag"),
        ("ada | 5 | en | - |", 1, "text is missing"),
        ("ada | 5 | en | id=a | Hello\nbo | 4 | en | rt=a | No!", 2, "A retweet has no text"),
        ("ada | 5 | en | - | Hello\nbo | 4 | en | rt=a |", 2, "No tweet has id=a"),
        ("ada | 4 | en | id=a | Hello\nbo | 5 | en | rt=a |", 2, "not older"),
        ("ada | 5 | en | id=a | Hello\nada | 4 | en | id=a | Bye", 2, "second tweet with id=a"),
        ("ada | 5 | en | id=a | Hello\nbo | 4 | en | rt=a id=b |\nada | 3 | en | rt=b |", 3, "is a retweet itself"),
        ("ada | 5 | en | - | Hello\nada | 5 | en | - | Hello", 2, "twice"),
        ("ada | 5 | en | - | \(String(repeating: "long ", count: 29))", 1, "144 characters"),
    ])
    func `A mistake is reported with its file and line`(text: String, line: Int, problem: String) {
        let error = #expect(throws: CorpusError.self) { try corpus(text) }
        #expect(error?.line == line)
        #expect(error?.problem.contains(problem) == true, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("tweets-test.txt, line \(line): ") == true)
    }

    @Test(arguments: [
        ("ada | Ada | en", "fields"), ("a da | Ada | en | Lagos | - | - | Writes.", "not a screen name"),
        ("ada | Ada | en | Lagos | Lagos | - | Writes.", "not a time zone"),
        ("ada | Ada | en | Lagos | - | - | Writes.\nADA | Ada | en | Lagos | - | - | Writes.", "second \"ADA\""),
    ])
    func `A mistake in the authors is reported`(text: String, problem: String) {
        let error = #expect(throws: CorpusError.self) { try corpus(authors: text, "") }
        #expect(error?.file == "authors.txt")
        #expect(error?.problem.contains(problem) == true, "\(error?.description ?? "")")
    }

    @Test func `A file that isn't UTF-8 is refused`() {
        let error = #expect(throws: CorpusError.self) {
            try Corpus(authors: Array(smallAuthors.utf8), tweets: [(file: "tweets-x.txt", bytes: [0x61, 0xFF])])
        }
        #expect(error?.description == "tweets-x.txt: The file is not UTF-8; save it as UTF-8.")
    }

    @Test func `A text may contain bars, and files may have comments, Windows line ends or nothing`() throws {
        #expect(try corpus("# x\r\n\r\nada | 5 | en | - | a | b || c\r\n").tweets.count == 1)
        #expect(try corpus("").tweets.isEmpty)
        #expect(
            try Bench(corpus: corpus("ada | 5 | en | - | yes | no\r\n")).page(["q": "no"]).statuses.map(\.text) == [
                "yes | no"
            ])
    }
}
