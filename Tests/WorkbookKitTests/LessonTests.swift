import Testing

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
        workbook> run validation --mine
        $ ls Chapters
        ```

        ## Task 2

        ```console
        workbook> check 1.2
        ```
        """

    @Test("Each second-level heading begins a step, and the text before the first one is the opening")
    func steps() {
        let lesson = Lesson(markdown: Self.markdown, fallbackTitle: "-")
        #expect(lesson.title == "Valid or not")
        #expect(lesson.steps.map(\.title) == ["Valid or not", "The signal", "Play it", "Task 2"])
    }

    @Test("A title without text is part of the first step")
    func lonelyTitle() {
        let lesson = Lesson(markdown: "# A title\n\n## One\n\ntext", fallbackTitle: "-")
        #expect(lesson.steps.map(\.title) == ["One"])
    }

    @Test("A console line becomes a command of the workbook if the workbook can run it")
    func offers() {
        let steps = Lesson(markdown: Self.markdown, fallbackTitle: "-").steps
        #expect(steps[2].offers == ["run validation --type \"mag\"", "run validation --mine"])
        #expect(steps[3].offers == ["check 1.2"])
        #expect(ConsoleLine("$ swift run workbook hint 1.1")?.workbookLine == "hint 1.1")
        #expect(ConsoleLine("$ swift run validation check 1")?.workbookLine == "check validation")
        #expect(ConsoleLine("$ swift test")?.workbookLine == nil)
        #expect(ConsoleLine("plain output") == nil)
    }

    @Test("An empty lesson has no steps and uses the fallback title")
    func empty() {
        #expect(Lesson(markdown: "", fallbackTitle: "Later") == Lesson(title: "Later", steps: []))
    }
}
