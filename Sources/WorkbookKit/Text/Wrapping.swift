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

    /// The text as lines of at most `width` columns, broken exactly where a line is full: for code, whose spaces matter.
    public func cut(to width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        var line = StyledText()
        var used = 0
        for piece in pieces {
            for character in piece.text {
                let columns = DisplayWidth.columns(of: String(character))
                if used + columns > max(1, width), used > 0 {
                    lines.append(line)
                    line = StyledText()
                    used = 0
                }
                line.append(String(character), piece.style)
                used += columns
            }
        }
        return lines + [line]
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
    /// The space between the line and the word, kept back until it is known that both stand on one line.
    private var gap: Style?

    init(width: Int) {
        self.width = width
    }

    mutating func take(_ character: Character, _ style: Style) {
        if character.isNewline {
            placeWord()
            breakLine()
        } else if character == " " {
            placeWord()
            if lineColumns > 0 { gap = style }
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
        let needed = wordColumns + (gap == nil ? 0 : 1)
        if lineColumns + needed > width, lineColumns > 0 { breakLine() }
        if let gap {
            line.append(" ", gap)
            lineColumns += 1
        }
        line += word
        lineColumns += wordColumns
        word = StyledText()
        wordColumns = 0
        gap = nil
    }

    private mutating func breakLine() {
        lines.append(line)
        line = StyledText()
        lineColumns = 0
        gap = nil
    }
}
