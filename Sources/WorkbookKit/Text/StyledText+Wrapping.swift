import TerminalUI
import TextLayout

extension StyledText {
    /// The text as lines of at most `width` columns, broken between words. A word that is wider than a line is broken
    /// where the line ends. Line breaks in the text stay.
    func wrapped(to width: Int) -> [StyledText] {
        let characters = self.characters
        return LineBreaking.lines(of: characters.map(\.character), width: width).map { StyledText(characters[$0]) }
    }

    /// A line of code as lines of at most `width` columns. Its spaces stay. What doesn't fit goes on in the next line,
    /// indented, if possible after a space.
    func cut(to width: Int) -> [StyledText] {
        let width = max(4, width)
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
            if end < rest.endIndex, let space = fitting.lastIndex(where: { $0.character == " " }),
                space > rest.startIndex + max(depth, room / 3)
            {
                end = space + 1
            }
            lines.append(indent + StyledText(rest[..<end]))
            rest = rest[end...]
        } while !rest.isEmpty
        return lines
    }

    /// The text as it's written to a terminal, or to anything else if `colored` is false.
    func rendered(colored: Bool) -> String { rendered(colored ? .sixteen : .none) }

    private typealias StyledCharacter = (character: Character, style: TextStyle)

    private var characters: [StyledCharacter] {
        spans.flatMap { span in span.text.map { ($0, span.style) } }
    }

    private init(_ characters: some Sequence<StyledCharacter>) {
        self.init()
        for (character, style) in characters { append(String(character), style: style) }
    }
}
