import BookText
import Reading
import TerminalUI
import Testing
import TextStyles

@testable import WorkbookKit

@Suite("Markdown for the terminal")
struct MarkdownTests {
    private func plain(_ markdown: String, width: Int = 40) -> String {
        MarkdownRenderer(width: width, colored: false).lines(MarkdownParser.blocks(of: markdown)).joined(
            separator: "\n")
    }

    @Test("Paragraphs are wrapped between words")
    func wrapping() {
        #expect(plain("one two\nthree four five six", width: 12) == "one two\nthree four\nfive six")
    }

    @Test("A word wider than the window is broken where the window ends")
    func longWord() {
        #expect(plain("a abcdefghijklmnop", width: 10) == "a\nabcdefghij\nklmnop")
    }

    @Test("Without colors headings are underlined and code keeps its backticks")
    func withoutColors() {
        #expect(plain("# Title\n\ntext with `code` and *stress*") == "Title\n=====\n\ntext with `code` and stress")
    }

    @Test("With colors, every line resets them at its end")
    func colors() {
        let lines = MarkdownRenderer(width: 20, colored: true)
            .lines(MarkdownParser.blocks(of: "**bold words that wrap around the line**"))
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[1m") && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test("Lists keep their numbers, nest, and indent their other lines")
    func lists() {
        let markdown = """
            9. nine has a text that wraps around
            10. ten
                - inner

            - bullet
            """
        #expect(
            plain(markdown, width: 24) == """
                9.  nine has a text that
                    wraps around
                10. ten
                    - inner

                - bullet
                """)
    }

    @Test("Code keeps its spaces, and long lines continue in an indented line")
    func code() {
        #expect(plain("```\n  a   b\n```") == "    a   b")
        #expect(plain("```swift\nlet abc = def\n```", width: 12) == "  let abc = \n      def")
    }

    @Test(
        "Code is broken after a space, else at punctuation, and inside a literal or a name only if nothing else fits",
        arguments: [
            ("form.log(\"a b c d e\")", ["form.log(", "    \"a b c d e\")"]),
            ("texts.map(isValid).filter(id)", ["texts.map(isValid)", "    .filter(id)"]),
            ("let words = \"one two\"", ["let words = ", "    \"one two\""]),
            ("\"one two three four five\"", ["\"one two three four ", "    five\""]),
            ("aNameThatIsLongerThanTheLine", ["aNameThatIsLongerTha", "    nTheLine"]),
        ])
    func brokenCode(_ code: String, _ lines: [String]) {
        #expect(StyledText(code).cut(to: 20).map(\.text) == lines)
    }

    @Test("A word in a table is never broken: in a narrow window, each row becomes a list")
    func narrowTable() {
        let table = "| library | source |\n|-|-|\n| RxSwift | `Observable.create` |"
        #expect(plain(table, width: 24) == "library: RxSwift\nsource:\n`Observable.create`")
    }

    @Test("A marble diagram isn't wrapped, and shows that it goes on")
    func wideDiagram() {
        #expect(plain("```marbles\ntexts  a--b--c--d\n```", width: 16) == "  texts  a--b--…")
        let line = MarbleHighlighter.line("of two  a-'b c'-|")
        #expect(line.spans.map(\.text) == ["of two  ", "a", "-", "'b c'", "-", "|"])
    }

    @Test("Links show their targets, and pictures their descriptions")
    func links() {
        #expect(
            plain("see [the book](https://example.org/b) ![tree](tree.svg)", width: 88)
                == "see the book (https://example.org/b) [picture: tree, tree.svg]")
    }

    @Test("Each line of a quote has a mark")
    func quotes() {
        #expect(plain("> a quote\n> goes on", width: 10) == "> a quote\n> goes on")
    }

    @Test("Underscores in names and lone asterisks aren't emphasis")
    func noEmphasis() {
        #expect(plain("snake_case_name and 2 * 3 * 4") == "snake_case_name and 2 * 3 * 4")
    }

    @Test("Tables have columns, wrap in a narrow window, and become lists in a very narrow one")
    func tables() {
        let markdown = """
            | operator | what it does |
            |---|---|
            | `map` | one value for each |
            | filter | some of them \\| none |
            """
        #expect(
            plain(markdown, width: 60) == """
                operator  what it does
                ────────  ───────────────────
                `map`     one value for each
                filter    some of them | none
                """)
        #expect(plain(markdown, width: 24).split(separator: "\n").allSatisfy { $0.count <= 24 })
        #expect(plain(markdown, width: 16).contains("operator: `map`"))
    }

    @Test("Swift code is colored")
    func swift() {
        let line = SwiftHighlighter.lines(["let a: String = \"x // y\" // why 42"])[0]
        #expect(line.text == "let a: String = \"x // y\" // why 42")
        #expect(line.spans.first == StyledText("let", style: .keyword).spans[0])
        #expect(line.spans.contains(StyledText("String", style: .typeName).spans[0]))
        #expect(line.spans.contains(StyledText("\"x // y\"", style: .string).spans[0]))
        #expect(line.spans.last == StyledText("// why 42", style: .dim).spans[0])
    }

    @Test(
        "Incomplete markup is shown as it is",
        arguments: [
            "**bold", "`code", "[link](", "```swift\nlet a", "| a |\n|---", "> ", "1. ", "* *", "![", "\\",
        ])
    func unfinished(_ markdown: String) { _ = plain(markdown) }
}
