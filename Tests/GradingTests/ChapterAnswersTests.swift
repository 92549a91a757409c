import Grading
import Reading
import Testing

@Suite("A chapter's answers, as Answers.md has them") struct ChapterAnswersTests {
    private static let solution = Sample.text(of: "AnsweredSolution.txt")

    private func read(_ text: String, solution: String = solution) throws -> ChapterAnswers {
        try ChapterAnswers(text, path: "Solutions/05-Filter/Answers.md", solution: solution)
    }

    private func mistake(in text: String, solution: String = solution) throws -> String {
        let mistake = try #require(throws: BookFile.FormatError.self) { try read(text, solution: solution) }
        #expect(mistake.description.hasPrefix("Solutions/05-Filter/Answers.md:\(mistake.line): "))
        return "\(mistake.line): \(mistake.sentence)"
    }

    private static let small = Sample.text(of: "Answers.md")

    @Test(arguments: ["\n", "\r\n"])
    func `An answer has a name, what it is, its message, its hint, and programs`(_ newline: String) throws {
        let task = try #require(try read(Self.small.replacing("\n", with: newline)).tasks.first)
        #expect(task.number == 1 && task.slug == "only-long-texts")
        #expect(task.runs.map(\.mark) == ["a", "b"] && task.runs.map(\.line) == [7, 8])
        #expect(task.runs.map(\.scenario) == ["a word is typed", "a word is typed and deleted"])
        let (right, wrong, refused) = (task.answers[0], task.answers[1], task.answers[2])
        #expect(task.answers.map(\.ignores) == [nil, "b", nil])
        #expect(task.answers.map(\.name) == ["compact-map", "off-by-one", "a-forgotten-function"])
        #expect([right.kind, wrong.kind, refused.kind] == [.right, .wrong, .refused])
        #expect(right.messages.isEmpty && right.hint == nil && wrong.hint == 2)
        #expect(wrong.messages == [MessageText("A text of exactly {count} characters is missing from the log.")])
        #expect(wrong.programs.map(\.breaks) == [nil, "count"])
        #expect(refused.programs[0].region == "func logs(_ form: Form) {\n\n    form.nothing()\n}")
    }

    @Test func `A change keeps the rest of the solution, doc comments and blank lines included`() throws {
        let answers = try read(Self.small)[1]
        #expect(
            answers[1].programs[1].region == """

                /// Logs long texts.
                func log(_ form: Form) {
                    let texts = form.texts

                    return texts
                        .filter(isLong)
                        .subscribe(next: { text in
                            form.log(text)
                            form.log(text)
                        })
                }

                """)
        #expect(answers[0].programs[0].region.contains("        .compactMap { text in isLong(text) ? text : nil }\n"))
        #expect(answers[1].programs[0].region.contains("form.texts\n\n    return texts\n        .filter { text in"))
    }

    @Test func `A change can be in several places, across blank lines of the solution, and delete lines`() throws {
        let text = """
            ## only long texts
            ### nothing is filtered
            Every text was logged.

                -     let texts = form.texts
                -     return texts
                +     return form.texts
                -         .filter(isLong)

                              form.log(text)
                +         form.log("")
            """
        #expect(
            try read(text)[1][0].programs[0].region == """

                /// Logs long texts.
                func log(_ form: Form) {

                    return form.texts
                        .subscribe(next: { text in
                            form.log(text)
                        form.log("")
                        })
                }

                """)
    }

    @Test func `The last line needs no newline, and a file without answers has none`() throws {
        #expect(try read(String(Self.small.dropLast(2)))[1].count == 3)
        #expect(try read("").tasks.isEmpty && read("# Only a title").tasks.isEmpty)
        #expect(try read("## predict")[2].isEmpty)
    }

    @Test(
        "What isn't in the form, or doesn't fit the solution, names the line, and what was expected",
        arguments: Sample.all(in: "AnswersMistakes.md"))
    func mistakes(_ sample: Sample) throws {
        #expect(try mistake(in: sample.code.joined(separator: "\n")) == sample.heading)
    }

    @Test func `A line that fits two places needs another one beside it`() throws {
        let twice = Self.solution.replacing("let other", with: "let predicted")
        let text = "## predict\n### wrong\nA message.\n\n    - let predicted = \"--a--\"\n"
        #expect(
            try mistake(in: text, solution: twice) == """
                5: `let predicted = "--a--"` fits 2 places of the solution. \
                Add a line above or below it that only one of them has.
                """)
    }

    @Test func `A solution with two tasks of one number is a mistake of the first heading that needs it`() throws {
        let solution = Self.solution.replacing("Task 2", with: "Task 1")
        let mistake = try mistake(in: "## predict\n", solution: solution)
        #expect(mistake == "1: The solution has task 1, “predict”, more than once.")
    }

    @Test(arguments: ["## ·\n\nSome words.\n", "## · hint 1\n\nSome words.\n"])
    func `A shared mistake without a name is refused with its line`(text: String) {
        let error = #expect(throws: BookFile.FormatError.self) { try SharedMistakes(text, path: "Mistakes.md") }
        #expect(error?.description.hasPrefix("Mistakes.md:1: Expected a name") == true, "\(String(describing: error))")
    }
}

@Suite("The text of a message") struct MessageTextTests {
    @Test(
        "has places for what a run shows",
        arguments: [
            ("Nothing was logged.", "Nothing was logged.", true),
            ("Nothing was logged.", "Nothing was logged. Not at all.", false),
            ("`{text}` came after {time}.", "`swift` came after 500 ms.", true),
            ("`{text}` came after {time}.", "`swift` came before 500 ms.", false),
            ("`{text}`, and `{text}` again", "`a`, and `a` again", true),
            ("`{text}`, and `{text}` again", "`a`, and `b` again", false),
            ("{a} and {b}", "one and two and three", true),
            ("Write `.then { texts }`.", "Write `.then { texts }`.", true),
            ("", "", true),
            ("{a}", "", true),
            ("a{b}c", "ac", true),
        ])
    func matches(_ text: String, _ message: String, _ does: Bool) {
        #expect(MessageText(text).matches(message) == does)
    }

    @Test func `names its places in their order`() {
        #expect(MessageText("`{text}` after {ms}: { code }, {600ms}").places == ["text", "ms"])
    }
}
