import BookText
import LineEditor
import TextStyles

/// Writes to standard output and standard error, in the window's width, with or without colors.
@MainActor
package final class Output {
    /// Whether to write colors.
    package let isColored: Bool
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    /// Whether a line on the screen can be replaced: the terminal understands escape sequences, with or without colors.
    package let canRedraw: Bool
    private let measure: () -> Int
    private let write: (String) -> Void
    /// Shows progress on standard error, so that a pipe carries only results.
    package let report: (String) -> Void
    /// Links on the places of files; nil for a terminal that isn't known to open them, and for a pipe.
    package var links: FileLinks?
    /// The lines so far, while they are collected.
    private var collected: [String]?

    /// - Parameters:
    ///   - columns: the width of the window, read before each text because it may change.
    ///   - write: takes text for standard output.
    ///   - writeError: takes text for standard error.
    package init(
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
        report = writeError
    }

    /// The width for text.
    package var columns: Int { max(10, min(measure(), MarkdownRenderer.widestText)) }

    /// Shows Markdown: a sentence, a paragraph, or whole blocks.
    package func say(_ markdown: String) {
        show(MarkdownParser.blocks(of: markdown))
    }

    package func show(_ blocks: [MarkdownBlock]) {
        for line in MarkdownRenderer(width: columns, colored: isColored).lines(blocks) { verbatim(line) }
    }

    /// Shows a styled text, wrapped.
    package func say(_ text: StyledText, indent: Int = 0) {
        for line in text.wrapped(to: max(10, columns - indent)) {
            verbatim(String(repeating: " ", count: indent) + line.rendered(colored: isColored))
        }
    }

    /// Shows text as it is, without wrapping it. Places in files become links, unless a program reads the text.
    package func verbatim(_ text: String, forPrograms: Bool = false) {
        guard collected != nil else { return write((forPrograms ? text : links?.linked(text) ?? text) + "\n") }
        collected? += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    package func blankLine() {
        verbatim("")
    }

    /// Markdown within a line, such as `code`.
    package func inline(_ markdown: String, base: TextStyle = .plain) -> StyledText {
        InlineMarkdown(colored: isColored).text(markdown, base: base)
    }

    /// Shows an error on standard error, so that a pipe carries only results.
    package func complain(_ sentence: String) {
        let mark = StyledText("✗ ", style: .bad)
        // A line that begins with a space was laid out by its author, like a caret under a place.
        let paragraphs = sentence.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, paragraph) in paragraphs.enumerated() {
            let text = inline(paragraph)
            let lead = number == 0 && isTerminal ? mark : StyledText()
            let lines = paragraph.hasPrefix(" ") ? [text] : (lead + text).wrapped(to: columns)
            for line in lines { report(line.rendered(colored: isColored) + "\n") }
        }
    }

    /// The lines that `body` would show.
    package func collecting(_ body: () throws -> Void) rethrows -> [String] {
        let outer = collected
        collected = []
        defer { collected = outer }
        try body()
        return collected ?? []
    }
}
