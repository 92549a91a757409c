extension StyledText {
    /// The text as lines of at most `width` columns, broken between words. Code stays in one piece with the punctuation
    /// around it if both fit into a line. A wider word is broken where the line ends. Line breaks in the text stay.
    package func wrapped(to width: Int) -> [StyledText] {
        let characters = self.characters
        return LineBreaking.lines(of: Self.joiningCode(characters, width: width), width: width).map {
            StyledText(characters[$0])
        }
    }

    private static func isCode(_ style: TextStyle) -> Bool { style.foreground == Ink.code.color }

    /// The characters, with a no-break space for each space in code that fits into a line, with what surrounds it.
    private static func joiningCode(_ characters: [StyledCharacter], width: Int) -> [Character] {
        let plain = characters.map(\.character)
        let joined = characters.map { $0.character == " " && isCode($0.style) ? "\u{A0}" : $0.character }
        let words = joined.split(maxSplits: .max, omittingEmptySubsequences: false) { $0 == " " || $0.isNewline }
        return words.reduce(into: plain) { all, word in
            if DisplayWidth.columns(of: String(word)) <= width { all.replaceSubrange(word.indices, with: word) }
        }
    }

    /// A line of code as lines of at most `width` columns. The code keeps its spaces and continues in indented lines.
    /// It's broken after a space, else at punctuation, and inside a string literal or a name only if nothing else fits.
    package func cut(to width: Int) -> [StyledText] {
        let width = max(4, width)
        let places = Self.breakingPlaces(in: characters.map(\.character))
        var rest = characters[...]
        let depth = rest.prefix { $0.character == " " }.count
        let margin = StyledText(String(repeating: " ", count: min(depth + 4, width / 2)))
        var lines: [StyledText] = []
        repeat {
            let indent = lines.isEmpty ? StyledText() : margin
            let room = width - indent.columns
            var used = 0
            let fitting = rest.prefix { character, _ in
                used += DisplayWidth.columns(of: String(character))
                return used <= room
            }
            var end = max(fitting.endIndex, min(rest.startIndex + 1, rest.endIndex))
            if end < rest.endIndex {
                let first = rest.startIndex + max(1, lines.isEmpty ? depth + 1 : 1)
                let candidates = first <= end ? Array(first...end) : []
                if let best = candidates.map({ places[$0] }).max(), best > .anywhere {
                    end = candidates.last { places[$0] == best } ?? end
                }
            }
            lines.append(indent + StyledText(rest[..<end]))
            rest = rest[end...]
        } while !rest.isEmpty
        return lines
    }

    /// How well a line of code can be broken before a character.
    private enum BreakingPlace: Comparable {
        case anywhere, insideLiteral, punctuation, space
    }

    private static func breakingPlaces(in line: [Character]) -> [BreakingPlace] {
        var places = [BreakingPlace.anywhere]
        var isLiteral = false
        for (index, character) in line.enumerated() {
            if character == "\"", index == 0 || line[index - 1] != "\\" { isLiteral.toggle() }
            let next = index + 1 < line.count ? line[index + 1] : " "
            if character == " " {
                places.append(isLiteral ? .insideLiteral : .space)
            } else if !isLiteral, character == "(" && next != ")" || character == "," || next == "." {
                places.append(.punctuation)
            } else {
                places.append(.anywhere)
            }
        }
        return places
    }

    /// The part of a drawing's line that fits, with "…" for the rest. Drawings don't wrap.
    package func clipped(to width: Int) -> StyledText {
        guard columns > width else { return self }
        var used = 0
        let fitting = characters.prefix { character, _ in
            used += DisplayWidth.columns(of: String(character))
            return used < width
        }
        return StyledText(fitting) + StyledText("…", style: .dim)
    }

    package func rendered(colored: Bool) -> String { rendered(colored ? TerminalLook.depth : .none) }

    package func reversing(_ columns: Range<Int>) -> StyledText {
        var reversed = StyledText()
        for (character, style) in characters {
            let isInside = columns.contains(reversed.columns)
            reversed.append(String(character), style: isInside ? style.adding(.reversed) : style)
        }
        return reversed
    }

    private typealias StyledCharacter = (character: Character, style: TextStyle)

    private var characters: [StyledCharacter] { spans.flatMap { span in span.text.map { ($0, span.style) } } }

    private init(_ characters: some Sequence<StyledCharacter>) {
        self.init()
        for (character, style) in characters { append(String(character), style: style) }
    }
}
