import Reading
import Terminal
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("Markdown for the terminal") struct MarkdownTests {
    @Test func `With colors, every line resets them at its end`() {
        let lines = MarkdownRenderer(width: 20, colored: true)
            .lines(MarkdownParser.blocks(of: "**bold words that wrap around the line**"))
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[1m") && $0.hasSuffix("\u{1B}[0m") })
    }

    @Test func `The parts of a marble diagram are colored`() {
        let line = MarbleHighlighter.line("of two  a-'b c'-|")
        #expect(line.spans.map(\.text) == ["of two  ", "a", "-", "'b c'", "-", "|"])
    }

    @Test(arguments: 24...60)
    func `Lanes that are too wide go on below, and no marble is cut`(width: Int) {
        let lanes = [
            "ms     0    500  1000 1500 2000 2500 3000",
            "texts  a--'so long'---b-------c---d-----e",
            "shown  --------A-----------------------|",
        ]
        let block = (["```marbles"] + lanes + ["```"]).joined(separator: "\n")
        let lines = MarkdownRenderer(width: width, colored: false).lines(MarkdownParser.blocks(of: block))
        #expect(lines.allSatisfy { $0.count <= width })
        for marble in ["'so long'", "3000", "A", "|"] {
            #expect(lines.count { $0.contains(marble) } == 1, "\(marble) in \(lines)")
        }
    }

    @Test func `Swift code is colored`() {
        let line = SwiftHighlighter.lines(["let a: String = \"x // y\" // why 42"])[0]
        #expect(line.text == "let a: String = \"x // y\" // why 42")
        #expect(line.spans.first == StyledText("let", style: .keyword).spans[0])
        #expect(line.spans.contains(StyledText("String", style: .typeName).spans[0]))
        #expect(line.spans.contains(StyledText("\"x // y\"", style: .string).spans[0]))
        #expect(line.spans.last == StyledText("// why 42", style: .dim).spans[0])
    }
}
