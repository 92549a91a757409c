import LineEditor
import Marbles

extension StyledText {
    /// The text as lines of at most `width` columns, broken between words; a word that is wider than a line is broken where
    /// the line ends. Line breaks in the text stay.
    public func wrapped(to width: Int) -> [StyledText] {
        let characters = pieces.flatMap { piece in piece.text.map { (character: $0, style: piece.style) } }
        let lines = LineBreaking.lines(
            of: characters.map(\.character), width: width, columns: { DisplayWidth.columns(of: String($0)) })
        return lines.map { line in
            characters[line].reduce(into: StyledText()) { $0.append(String($1.character), $1.style) }
        }
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
