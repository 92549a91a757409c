import Reading
import Testing

@testable import BookText
@testable import WorkbookKit

@Suite("Lessons")
struct LessonTests {
    static let markdown = """
        # Valid or not

        What this chapter is about.

        ## The signal
        <!-- for authors -->
        Text that is *soft*, **strong** and `code`.

        ```swift
        let valid = text.map { $0.count >= 3 } // three letters
        ```

        ## Play it

        ```console
        $ swift run validation --type "mag"
        0 ms  invalid
        ```

        ```console
        workbook> run validation --mine
        $ ls Chapters
        ```

        ## Guess
        <!-- introduces: map, take(first:) -->

        ```guess
        How many values
        come out?
        - two
          One is missing.
        + three
          Each value has one.
        ```

        After the answer.

        ```task
        2
        ```

        ## Check it

        ```console
        workbook> check 1.2
        ```
        """

    static func lesson(_ markdown: String = markdown) -> Lesson {
        Lesson(markdown: markdown, fallbackTitle: "-") { $0 == 2 ? [.paragraph("The goal.")] : nil }
    }

    @Test("Each second-level heading begins a step, and the text before the first one belongs to it")
    func steps() {
        let lesson = Self.lesson()
        #expect(lesson.title == "Valid or not")
        #expect(lesson.steps.map(\.title) == ["The signal", "Play it", "Guess", "Check it"])
        #expect(
            lesson.steps[0].blocks.prefix(2) == [
                .heading(level: 1, "Valid or not"), .paragraph("What this chapter is about."),
            ])
    }

    @Test("A console block with nothing but commands offers those that the workbook can run")
    func offers() {
        let steps = Self.lesson().steps
        #expect(steps[1].offers == [.command("run validation --mine")])
        #expect(steps[3].offers == [.command("check 1.2")])
        #expect(ConsoleLine("$ swift run workbook hint 1.1")?.workbookLine == "hint 1.1")
        #expect(ConsoleLine("$ swift run validation check 1")?.workbookLine == "check validation")
        #expect(ConsoleLine("$ swift test")?.workbookLine == nil)
        #expect(ConsoleLine("plain output") == nil)
    }

    @Test("What follows a guess is a part that's shown after the answer, and a task offers to edit and to check")
    func guessesAndTasks() throws {
        let step = Self.lesson().steps[2]
        let guess = try #require(
            Guess(["How many values", "come out?", "- two", "  One is missing.", "+ three", "  Each value has one."]))
        #expect(guess.question == "How many values come out?")
        #expect(guess.answer == 1)
        #expect(step.parts.map(\.offers) == [[.guess(guess)], [.edit(task: 2), .check(task: 2)]])
        #expect(step.parts[1].blocks == [.paragraph("After the answer."), .paragraph("The goal.")])
        #expect((0...3).map(step.part(withOffer:)) == [0, 1, 1, 1])
    }

    @Test("A comment says what a step introduces, and isn't shown")
    func introductions() {
        let step = Self.lesson().steps[2]
        #expect(step.introduces == ["map", "take(first:)"])
        #expect(!MarkdownRenderer(width: 80, colored: false).lines(step.blocks).contains { $0.contains("introduces") })
    }

    @Test(
        "A guess needs a question, two to four options with replies, and one right option",
        arguments: [
            ["- a", "  b", "+ c", "  d"], ["What?", "+ a", "  b"], ["What?", "- a", "  b", "- c", "  d"],
            ["What?", "- a", "+ c", "  d"], ["What?", "+ a", "  b", "+ c", "  d"],
        ])
    func malformedGuesses(_ lines: [String]) {
        #expect(Guess(lines) == nil)
        // The author sees it as it is.
        let markdown = (["# T", "", "```guess"] + lines + ["```"]).joined(separator: "\n")
        #expect(Self.lesson(markdown).steps[0].blocks.last == .code(info: "guess", lines: lines))
    }

    @Test("An empty lesson has no steps and uses the fallback title")
    func empty() {
        #expect(Lesson(markdown: "", fallbackTitle: "Later") == Lesson(title: "Later", steps: []))
    }
}
