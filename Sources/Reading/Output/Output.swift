import Terminal

/// Writes to standard output and standard error, in the window's width, with or without colors.
@MainActor
package final class Output {
    /// Whether the terminal shows colors, and neither `--no-color` nor the environment turns them off.
    package let canShowColors: Bool
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    private let understandsEscapes: Bool
    /// Whether a user types at a prompt, where Ctrl-C doesn't end the program.
    let isConversation: Bool
    /// Puts output into sentences for a screen reader, with nothing drawn; nil if there is no screen reader.
    package var speech: (any Speech)?
    package var isSpoken: Bool { speech != nil }
    package var isColored: Bool { canShowColors && wantsColors && !isSpoken }
    /// Whether the reader's settings allow colors.
    package var wantsColors = true
    package var depth: ColorDepth { isColored ? TerminalLook.depth : .none }
    /// Whether a line on the screen can be replaced, which doesn't depend on colors.
    package var canRedraw: Bool { understandsEscapes && !isSpoken }
    private let measure: () -> Int
    private let write: (String) -> Void
    /// Writes progress and errors: to standard error, unless a user types at a prompt.
    package let report: (String) -> Void
    /// Makes links from positions in files; nil for no links.
    package var links: FileLinks?
    private var collected: [String]?

    /// - Parameters:
    ///   - columns: the width of the window, read before each text because it may change.
    ///   - write: receives text for standard output.
    ///   - writeError: receives text for standard error.
    package init(
        isColored: Bool,
        isTerminal: Bool,
        canRedraw: Bool = false,
        isConversation: Bool = false,
        columns: @escaping () -> Int,
        write: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        canShowColors = isColored
        self.isTerminal = isTerminal
        understandsEscapes = canRedraw
        self.isConversation = isConversation
        measure = columns
        self.write = write
        report = writeError
    }

    package var columns: Int { max(10, min(measure(), MarkdownRenderer.widestText)) }

    package func say(_ markdown: String) { show(MarkdownParser.blocks(of: markdown)) }

    package func show(_ blocks: [MarkdownBlock]) {
        let lines =
            speech?.lines(of: blocks, width: columns)
            ?? MarkdownRenderer(width: columns, colored: isColored).lines(blocks)
        for line in lines { verbatim(line) }
    }

    package func say(_ text: StyledText, indent: Int = 0) {
        if isSpoken { return say(spoken: text.text) }
        for line in text.wrapped(to: max(10, columns - indent)) {
            verbatim(String(repeating: " ", count: indent) + line.rendered(colored: isColored))
        }
    }

    /// Shows text without wrapping it. Unless the text is for programs, positions in files become links, and for a
    /// screen reader, drawings are removed instead.
    package func verbatim(_ text: String, forPrograms: Bool = false) {
        let text = isSpoken && !forPrograms ? SpokenText.withoutDrawing(text) : text
        let isLinked = !forPrograms && !isSpoken
        guard collected != nil else { return write((isLinked ? links?.linked(text) ?? text : text) + "\n") }
        collected? += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    package func draw(_ lines: [StyledText]) {
        for line in lines { verbatim(line.rendered(depth)) }
    }

    package func blankLine() { verbatim("") }

    package func inline(_ markdown: String, base: TextStyle = .plain) -> StyledText {
        InlineMarkdown(colored: isColored, sayCode: speech?.code).text(markdown, base: base)
    }

    package func complain(_ sentence: String) {
        for line in errorLines(sentence) { report(line + "\n") }
    }

    package func errorLines(_ sentence: String) -> [String] {
        let sentence = sentence.readableText
        if let speech { return errorLines(sentence, by: speech) }
        let mark = StyledText("✗ ", style: .bad)
        // A line that begins with a space, like a caret below a position, isn't wrapped: its author laid it out.
        let paragraphs = sentence.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return paragraphs.enumerated().flatMap { number, paragraph in
            let text = inline(paragraph)
            let lead = number == 0 && isTerminal ? mark : StyledText()
            let lines = paragraph.hasPrefix(" ") ? [text] : (lead + text).wrapped(to: columns)
            return lines.map { $0.rendered(colored: isColored) }
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
