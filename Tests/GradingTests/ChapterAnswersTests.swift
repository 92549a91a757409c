import Grading
import Testing

@Suite("A chapter's answers, as Answers.md has them")
struct ChapterAnswersTests {
    private static let solution = """
        // MARK: - Task 1: only long texts

        /// Logs long texts.
        func log(_ form: Form) {
            let texts = form.texts

            return texts
                .filter(isLong)
                .subscribe(next: { text in
                    form.log(text)
                })
        }

        // MARK: - Task 2: predict

        let predicted = "--a--"
        let other = "--a--"

        // MARK: - What the workbook reads
        """

    private func read(_ text: String) throws -> ChapterAnswers {
        try ChapterAnswers(text, path: "Solutions/05-Filter/Answers.md", solution: Self.solution)
    }

    /// What's wrong with a text, and the line.
    private func mistake(in text: String) throws -> String {
        let mistake = try #require(throws: AnswersMistake.self) { try read(text) }
        #expect(mistake.description.hasPrefix("Solutions/05-Filter/Answers.md:\(mistake.line): "))
        return "\(mistake.line): \(mistake.sentence)"
    }

    private static let small = """
        # 05 Filter: answers

        Some words for readers.

        ## only long texts

        - [a] a word is typed
        - [b] a word is typed and deleted

        ### compact map · right

            -         .filter(isLong)
            +         .compactMap { text in isLong(text) ? text : nil }

        ### off by one · hint 2 · ignores b
        A text of exactly {count} characters
        is missing from the log.

            -         .filter(isLong)
            +         .filter { text in text.count > 3 }

        or, breaking count

            -             form.log(text)
            +             form.log(text)
            +             form.log(text)

        ### a forgotten function · doesn't compile
        Nothing here is called `log`.

            func logs(_ form: Form) {

                form.nothing()
            }

        """

    @Test("An answer has a name, what it is, its message, its hint, and programs", arguments: ["\n", "\r\n"])
    func whole(_ newline: String) throws {
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

    @Test("A change keeps the rest of the solution, doc comments and blank lines included")
    func changed() throws {
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

    @Test("A change can be in several places, across blank lines of the solution, and delete lines")
    func severalPlaces() throws {
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

    @Test("The last line needs no newline, and a file without answers has none")
    func ends() throws {
        #expect(try read(String(Self.small.dropLast(2)))[1].count == 3)
        #expect(try read("").tasks.isEmpty && read("# Only a title").tasks.isEmpty)
        #expect(try read("## predict")[2].isEmpty)
    }

    @Test(
        "What doesn't fit the solution names the line, and the nearest one",
        arguments: [
            (
                "    -         .filter(isLongg)\n",
                "5: The solution has no line `.filter(isLongg)`. The nearest one is `.filter(isLong)`."
            ),
            (
                "    -     .filter(isLong)\n",
                "5: The solution has no line `.filter(isLong)`. It has one with other spaces in front: 8 of them."
            ),
            (
                "    -     let texts = form.texts\n    -         .filter(isLong)\n",
                """
                5: The solution has each of these lines, but they don't follow each other there. \
                Write a blank line where lines of the solution are left out.
                """
            ),
            (
                "    -         .filter(isLong)\n\n    -     let texts = form.texts\n",
                "7: `let texts = form.texts` comes earlier in the solution than the change above it."
            ),
            (
                "    +     let a = 1\n",
                "5: These lines have no place. Write the line of the solution that's above or below them."
            ),
            ("          .filter(isLong)\n", "5: These lines change nothing. Mark those that go or come."),
            (
                "    -         .filter(isLong)\n    *         .map\n",
                "6: A line of a change begins with `+`, `-`, or a space, and another space. This is “*         .map”."
            ),
            (
                "    -.filter(isLong)\n",
                "5: A line of a change begins with `+`, `-`, or a space, and another space. This is “-.filter(isLong)”."
            ),
        ])
    func misfits(_ program: String, says: String) throws {
        #expect(try mistake(in: "## only long texts\n### wrong\nA message.\n\n" + program) == says)
    }

    @Test("A line that fits two places needs another one beside it")
    func twoPlaces() throws {
        let twice = Self.solution.replacing("let other", with: "let predicted")
        let text = "## predict\n### wrong\nA message.\n\n    - let predicted = \"--a--\"\n"
        let mistake = try #require(throws: AnswersMistake.self) {
            try ChapterAnswers(text, path: "Answers.md", solution: twice)
        }
        #expect(
            mistake.description == """
                Answers.md:5: `let predicted = "--a--"` fits 2 places of the solution. \
                Add a line above or below it that only one of them has.
                """)
    }

    @Test(
        "What isn't in the form says what was expected",
        arguments: [
            ("### early\n", "1: This answer belongs to no task: a heading `##` with a task's title goes first."),
            ("## only long text\n", "1: The solution has no task “only long text”. Did you mean \"only long texts\"?"),
            ("## x\n", "1: The solution has no task “x”. Its tasks are “only long texts”, “predict”."),
            ("## predict\n## predict\n", "2: The task “predict” is here twice. Put its answers together."),
            ("## predict\nWords.\n", "2: Expected a heading `###` with an answer's name."),
            ("## predict\n- keys\n", "2: Expected a goal's mark and the name of a run: `- [a] a word is typed`."),
            (
                "## predict\n### task 2\nA.\n\n    b\n",
                "2: A name has words and no digits. Numbers change, and a name stays."
            ),
            (
                "## predict\n### !\nA.\n\n    b\n",
                "2: A name has words and no digits. Numbers change, and a name stays."
            ),
            ("## predict\n### wrong\n\n    b\n", "2: “wrong” has no message. Write it below the heading."),
            ("## predict\n### wrong\nA.\n", "2: “wrong” has no program. Indent one by four spaces below its message."),
            (
                "## predict\n### wrong · hint 4\nA.\n\n    b\n",
                """
                2: “hint 4” isn't known. Expected `right`, `doesn't compile`, `hint 1` to `3`, `as …`, `breaks …`, \
                `ignores …`, or `advice …`.
                """
            ),
            (
                "## predict\n### A word\nA.\n\n    b\n\n### a word\nA.\n\n    c\n",
                "7: The name “a-word” is used twice. Line 2 has it, too."
            ),
            (
                "## predict\n### wrong\nA.\n\n    b\n\nMore.\n",
                "7: Expected `or`, and another program below it, or the next heading."
            ),
            (
                "## predict\n### wrong\nA.\n\n    b\n\nor\n\n### next\n",
                "7: Expected a program below `or`, indented by four spaces."
            ),
        ])
    func form(_ text: String, says: String) throws {
        #expect(try mistake(in: text) == says)
    }

    @Test("A solution with two tasks of one number is a mistake of the first heading that needs it")
    func twoTasksOfOneNumber() throws {
        let solution = Self.solution.replacing("Task 2", with: "Task 1")
        let mistake = try #require(throws: AnswersMistake.self) {
            try ChapterAnswers("## predict\n", path: "Answers.md", solution: solution)
        }
        #expect(mistake.description == "Answers.md:1: The solution has task 1, “predict”, more than once.")
    }
}

@Suite("The text of a message")
struct MessageTextTests {
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

    @Test("names its places in their order")
    func places() {
        #expect(MessageText("`{text}` after {ms}: { code }, {600ms}").places == ["text", "ms"])
    }
}
