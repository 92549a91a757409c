import Terminal

/// Colors the lines of a marble diagram: the values, the ends, and the captions. Time stays dim.
package enum MarbleHighlighter {
    package static func line(_ source: String) -> StyledText {
        guard let lane = writtenLane(source) else {
            return StyledText(source, style: source.hasPrefix("ms ") ? .dim : .command)
        }
        var line = StyledText(String(lane.name))
        // Every second piece is quoted.
        let pieces = lane.marbles.split(separator: "'", omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
            if number % 2 == 1 {
                line.append("'\(piece)" + (number < pieces.count - 1 ? "'" : ""), style: .value(String(piece)))
            } else {
                for character in piece { line.append(String(character), style: style(of: character)) }
            }
        }
        return line
    }

    private static func style(of character: Character) -> TextStyle {
        switch character {
        case "-", " ", "^": .dim
        case "|": .bold
        case "#", "!": .bad
        case "[", "]": .dim
        default: .value(String(character))
        }
    }

    /// A name and its marbles: `texts   m--a--g--`. The marbles follow the last space that isn't quoted.
    private static func writtenLane(_ line: String) -> (name: Substring, marbles: Substring)? {
        var start = line.startIndex
        var isQuoted = false
        for index in line.indices {
            if line[index] == "'" { isQuoted.toggle() }
            if line[index] == " ", !isQuoted { start = line.index(after: index) }
        }
        return line[start...].contains { "-|#".contains($0) } ? (line[..<start], line[start...]) : nil
    }
}
