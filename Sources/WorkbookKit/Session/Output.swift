import LineEditor
import TerminalUI

/// Writes to standard output and standard error, in the window's width, with or without colors.
@MainActor
public final class Output {
    /// Whether to write colors.
    let isColored: Bool
    /// Whether standard output is a terminal.
    let isTerminal: Bool
    /// Whether a line on the screen can be replaced: the terminal understands escape sequences, with or without colors.
    let canRedraw: Bool
    private let measure: () -> Int
    private let write: (String) -> Void
    private let writeError: (String) -> Void
    /// The lines so far, while they are collected.
    private var collected: [String]?

    /// - Parameters:
    ///   - columns: the width of the window, read before each text because it may change.
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

    /// The width for text.
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

    /// Shows text as it is, without wrapping it.
    func verbatim(_ text: String) {
        put(text)
    }

    func blankLine() {
        put("")
    }

    /// Shows an error on standard error, so that a pipe carries only results.
    func complain(_ sentence: String) {
        let mark = StyledText("✗ ", style: .bad)
        // A line that begins with a space was laid out by its author, like a caret under a place.
        let paragraphs = sentence.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, paragraph) in paragraphs.enumerated() {
            let text = InlineMarkdown(colored: isColored).text(paragraph)
            let lead = number == 0 && isTerminal ? mark : StyledText()
            let lines = paragraph.hasPrefix(" ") ? [text] : (lead + text).wrapped(to: columns)
            for line in lines { writeError(line.rendered(colored: isColored) + "\n") }
        }
    }

    /// Shows progress on standard error, so that a pipe carries only results.
    func report(_ text: String) {
        writeError(text)
    }

    /// The lines that `body` would show.
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
