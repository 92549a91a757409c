import TextStyles

/// Colors the lines of a marble diagram: the names of lanes, the values, and the ends. Time stays dim.
package enum MarbleHighlighter {
    /// A line of a diagram, colored. A line that isn't a lane, such as an operator between two lanes, is a caption.
    package static func line(_ source: String) -> StyledText {
        guard let lane = Lane(source) else { return StyledText(source, style: .command) }
        var line = StyledText(String(lane.name))
        var isQuoted = false
        for character in lane.marbles {
            if character == "'" { isQuoted.toggle() }
            line.append(String(character), style: style(of: character, isQuoted: isQuoted))
        }
        return line
    }

    private static func style(of character: Character, isQuoted: Bool) -> TextStyle {
        guard !isQuoted else { return .string }
        return switch character {
        case "-", " ", "^": .dim
        case "|": .bold
        case "#", "!": .bad
        case "[", "]": .dim
        default: .string
        }
    }

    /// A name and its marbles: `texts   m--a--g--`. The marbles follow the last space that isn't quoted.
    private struct Lane {
        var name: Substring
        var marbles: Substring

        init?(_ line: String) {
            var start = line.startIndex
            var isQuoted = false
            for index in line.indices {
                if line[index] == "'" { isQuoted.toggle() }
                if line[index] == " ", !isQuoted { start = line.index(after: index) }
            }
            (name, marbles) = (line[..<start], line[start...])
            guard marbles.contains(where: { "-|#".contains($0) }) else { return nil }
        }
    }
}
