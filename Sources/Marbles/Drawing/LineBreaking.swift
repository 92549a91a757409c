/// Where a text is broken into lines: the one place that decides it, for plain text and for styled.
public enum LineBreaking {
    /// The characters of each line, broken between words. The spaces where a line is broken belong to none; those at the start of the text,
    /// and several between two words, are its author's and stay. Line breaks in the text stay too.
    ///
    /// - Parameters:
    ///   - characters: the text.
    ///   - width: how many columns a line may take, one or more.
    ///   - breaksLongWords: whether a word that is wider than a line is broken where the line ends; otherwise it stands out.
    ///   - columns: how many columns a character takes.
    public static func lines(
        of characters: [Character], width: Int, breaksLongWords: Bool = true,
        columns: (Character) -> Int = MarbleText.width
    ) -> [Range<Int>] {
        var breaker = Breaker(width: max(1, width))
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                breaker.placeWord(until: index)
                breaker.breakLine(before: index + 1)
            } else if character == " " {
                breaker.placeWord(until: index)
                breaker.takeSpace(at: index)
            } else {
                let columns = columns(character)
                if breaksLongWords { breaker.cutWord(before: index, for: columns) }
                breaker.takeLetter(at: index, columns)
            }
        }
        return breaker.finish(at: characters.count)
    }

    /// The text in lines of at most so many columns, broken between words; what is wider than a line stays whole.
    public static func lines(of text: String, width: Int) -> [String] {
        let characters = Array(text)
        return lines(of: characters, width: width, breaksLongWords: false).map { String(characters[$0]) }
    }
}

/// Gathers characters to words, and words to lines.
private struct Breaker {
    let width: Int
    private var lines: [Range<Int>] = []
    private var line: Range<Int>?
    private var lineColumns = 0
    /// The spaces in front of the word, kept back until it is known that both stand on one line.
    private var gap: Range<Int>?
    private var word: Range<Int>?
    private var wordColumns = 0

    init(width: Int) {
        self.width = width
    }

    mutating func takeLetter(at index: Int, _ columns: Int) {
        word = (word?.lowerBound ?? index)..<index + 1
        wordColumns += columns
    }

    mutating func takeSpace(at index: Int) {
        // Spaces at the start of a line are not wanted, but for those at the start of the text.
        if lineColumns > 0 || lines.isEmpty { gap = (gap?.lowerBound ?? index)..<index + 1 }
    }

    /// Ends the word here if it would grow wider than a line.
    mutating func cutWord(before index: Int, for columns: Int) {
        if wordColumns + columns > width, wordColumns > 0 { placeWord(until: index) }
    }

    mutating func placeWord(until index: Int) {
        guard let word else { return }
        if lineColumns + (gap?.count ?? 0) + wordColumns > width, lineColumns > 0 { breakLine(before: word.lowerBound) }
        line = (line ?? gap ?? word).lowerBound..<index
        lineColumns += (gap?.count ?? 0) + wordColumns
        self.word = nil
        wordColumns = 0
        gap = nil
    }

    mutating func breakLine(before index: Int) {
        lines.append(line ?? index..<index)
        line = nil
        lineColumns = 0
        gap = nil
    }

    mutating func finish(at end: Int) -> [Range<Int>] {
        placeWord(until: end)
        if line != nil || lines.isEmpty { breakLine(before: end) }
        return lines
    }
}
