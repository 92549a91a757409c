/// Breaks text into lines between words.
public enum LineBreaking {
    /// The range of each line. Spaces around a break belong to no line; other spaces stay. A newline in the text starts
    /// a new line.
    ///
    /// - Parameters:
    ///   - width: the columns of a line, one or more.
    ///   - breaksLongWords: whether to break a word that is wider than a line. If false, the word exceeds the width.
    public static func lines(of characters: [Character], width: Int, breaksLongWords: Bool = true) -> [Range<Int>] {
        var breaker = Breaker(width: max(1, width))
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                breaker.placeWord(until: index)
                breaker.breakLine(before: index + 1)
            } else if character == " " {
                breaker.placeWord(until: index)
                breaker.takeSpace(at: index)
            } else {
                let columns = DisplayWidth.columns(of: String(character))
                if breaksLongWords { breaker.cutWord(before: index, for: columns) }
                breaker.takeLetter(at: index, columns)
            }
        }
        return breaker.finish(at: characters.count)
    }

    /// The lines of a text. Long words stay whole, and so does a line that begins with a space, if it fits: its author
    /// laid it out. If it doesn't fit, it goes on below, two columns farther to the right.
    ///
    ///     LineBreaking.lines(of: "the cat sat on the mat", width: 7)  // ["the cat", "sat on", "the mat"]
    public static func lines(of text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            let indentation = paragraph.prefix { $0 == " " }.count
            if indentation > 0, DisplayWidth.columns(of: String(paragraph)) <= width { return [String(paragraph)] }
            let characters = Array(paragraph.dropFirst(indentation))
            let hanging = indentation == 0 ? 0 : indentation + 2
            let ranges = lines(of: characters, width: width - hanging, breaksLongWords: false)
            return ranges.enumerated().map { number, range in
                let margin = String(repeating: " ", count: number == 0 ? indentation : hanging)
                return margin + String(characters[range])
            }
        }
    }
}

/// Gathers characters into words, and words into lines.
private struct Breaker {
    let width: Int
    private var lines: [Range<Int>] = []
    private var line: Range<Int>?
    private var lineColumns = 0
    /// The spaces before the word, which are part of the line only if the word is.
    private var gap: Range<Int>?
    private var word: Range<Int>?
    private var wordColumns = 0

    init(width: Int) { self.width = width }

    mutating func takeLetter(at index: Int, _ columns: Int) {
        word = (word?.lowerBound ?? index)..<index + 1
        wordColumns += columns
    }

    mutating func takeSpace(at index: Int) {
        // Drop spaces at the start of a line, except at the start of the text.
        if lineColumns > 0 || lines.isEmpty { gap = (gap?.lowerBound ?? index)..<index + 1 }
    }

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
