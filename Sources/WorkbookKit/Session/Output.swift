import LineEditor
import TerminalUI

/// Where the workbook writes, and how wide and colorful that may be.
@MainActor
public final class Output {
    /// Whether escape sequences may be written.
    let isColored: Bool
    /// Whether a person at a terminal reads along.
    let isTerminal: Bool
    /// Whether a line on the screen can be replaced: a terminal that knows escape sequences, colored or not.
    let canRedraw: Bool
    private let measure: () -> Int
    private let write: (String) -> Void
    private let writeError: (String) -> Void
    /// The lines put so far, while they are collected.
    private var collected: [String]?

    /// - Parameters:
    ///   - columns: asked before each text, for the window may change.
    ///   - write: takes text for standard output.
    ///   - writeError: takes text for standard error.
    public init(
        isColored: Bool,
        isTerminal: Bool,
        canRedraw: Bool = false,
        columns: @escaping () -> Int,
        write: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        self.isColored = isColored
        self.isTerminal = isTerminal
        self.canRedraw = canRedraw
        measure = columns
        self.write = write
        self.writeError = writeError
    }

    /// The columns that text may take.
    var columns: Int { max(10, min(measure(), MarkdownRenderer.widestText)) }

    /// Shows Markdown: a sentence, a paragraph, or whole blocks.
    func say(_ markdown: String) {
        show(MarkdownParser.blocks(of: markdown))
    }

    func show(_ blocks: [MarkdownBlock]) {
        for line in MarkdownRenderer(width: columns, colored: isColored).lines(blocks) { put(line) }
    }

    /// Shows a styled text, wrapped.
    func say(_ text: StyledText, indent: Int = 0) {
        for line in text.wrapped(to: max(10, columns - indent)) {
            put(String(repeating: " ", count: indent) + line.rendered(colored: isColored))
        }
    }

    /// Shows text whose spaces matter, cut only by the window itself.
    func verbatim(_ text: String) {
        put(text)
    }

    func blankLine() {
        put("")
    }

    /// Tells what went wrong: to standard error, so that a pipe's reader gets results only.
    func complain(_ sentence: String) {
        let mark = StyledText("✗ ", style: .bad)
        // Lines that are laid out by their author (a caret under a place) stay as they are.
        let paragraphs = sentence.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, paragraph) in paragraphs.enumerated() {
            let text = InlineMarkdown(colored: isColored).text(paragraph)
            let lead = number == 0 && isTerminal ? mark : StyledText()
            let lines = paragraph.hasPrefix(" ") ? [text] : (lead + text).wrapped(to: columns)
            for line in lines { writeError(line.rendered(colored: isColored) + "\n") }
        }
    }

    /// Writes what goes on to standard error, so that it is never part of a result.
    func report(_ text: String) {
        writeError(text)
    }

    /// The lines that `body` puts, in place of showing them.
    func collecting(_ body: () throws -> Void) rethrows -> [String] {
        let outer = collected
        collected = []
        defer { collected = outer }
        try body()
        return collected ?? []
    }

    private func put(_ line: String) {
        guard collected != nil else { return write(line + "\n") }
        collected? += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
