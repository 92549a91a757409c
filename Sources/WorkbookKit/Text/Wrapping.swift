import LineEditor

extension StyledText {
    /// The text as lines of at most `width` columns, broken between words; a word that is wider than a line is broken where
    /// the line ends. Line breaks in the text stay.
    public func wrapped(to width: Int) -> [StyledText] {
        var wrapper = Wrapper(width: max(1, width))
        for piece in pieces {
            for character in piece.text { wrapper.take(character, piece.style) }
        }
        return wrapper.finish()
    }

    /// A line of code as lines of at most `width` columns: its spaces stay, and what does not fit goes on below, indented, from
    /// the last space where there is one.
    public func cut(to width: Int) -> [StyledText] {
        let width = max(4, width)
        var characters = pieces.flatMap { piece in piece.text.map { (text: String($0), style: piece.style) } }[...]
        let depth = characters.prefix { $0.text == " " }.count
        let margin = StyledText(String(repeating: " ", count: min(depth + 4, width / 2)))
        var lines: [StyledText] = []
        repeat {
            let room = width - (lines.isEmpty ? 0 : margin.columns)
            var used = 0
            var end = characters.startIndex
            while end < characters.endIndex {
                used += DisplayWidth.columns(of: characters[end].text)
                if used > room, end > characters.startIndex { break }
                end += 1
            }
            if end < characters.endIndex, let space = characters[..<end].lastIndex(where: { $0.text == " " }),
                space > characters.startIndex + max(depth, room / 3)
            {
                end = space + 1
            }
            var line = lines.isEmpty ? StyledText() : margin
            for character in characters[..<end] { line.append(character.text, character.style) }
            lines.append(line)
            characters = characters[end...]
        } while !characters.isEmpty
        return lines
    }
}

/// Collects characters into words and words into lines.
private struct Wrapper {
    let width: Int
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var lineColumns = 0
    private var word = StyledText()
    private var wordColumns = 0
    /// The spaces between the line and the word, kept back until it is known that both stand on one line.
    private var gap = StyledText()

    init(width: Int) {
        self.width = width
    }

    mutating func take(_ character: Character, _ style: Style) {
        if character.isNewline {
            placeWord()
            breakLine()
        } else if character == " " {
            placeWord()
            // Spaces at the start of a text are its author's; those at the start of any other line are not wanted.
            if lineColumns > 0 || lines.isEmpty { gap.append(" ", style) }
        } else {
            let columns = DisplayWidth.columns(of: String(character))
            if wordColumns + columns > width, wordColumns > 0 { placeWord() }
            word.append(String(character), style)
            wordColumns += columns
        }
    }

    mutating func finish() -> [StyledText] {
        placeWord()
        return line.pieces.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    private mutating func placeWord() {
        guard wordColumns > 0 || !word.pieces.isEmpty else { return }
        if lineColumns + gap.columns + wordColumns > width, lineColumns > 0 { breakLine() }
        lineColumns += gap.columns + wordColumns
        line += gap + word
        word = StyledText()
        wordColumns = 0
        gap = StyledText()
    }

    private mutating func breakLine() {
        lines.append(line)
        line = StyledText()
        lineColumns = 0
        gap = StyledText()
    }
}
