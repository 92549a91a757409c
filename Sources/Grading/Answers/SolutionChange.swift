import Reading

/// A small change to a task's solution: removed lines, added lines, and unchanged lines that show the place.
///
///     -         .filter(isValidSearchText)
///     +         .filter { text in text.count > 3 }
///
/// The removed and the unchanged lines of a place must follow each other exactly once in the solution, whose blank
/// lines and doc comments don't count. A blank line in the change begins the next place, further down.
struct SolutionChange: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        enum Sign: Character, Sendable {
            case stays = " "
            case goes = "-"
            case comes = "+"
        }

        let sign: Sign
        let text: String
        let number: Int
    }

    struct Misfit: Error, Equatable {
        let number: Int
        let sentence: String
    }

    let places: [[Line]]

    /// Reads the numbered lines of a change.
    init(_ lines: [(number: Int, text: Substring)]) throws(Misfit) {
        var places: [[Line]] = [[]]
        for (number, text) in lines {
            if text.isBlank {
                if places.last?.isEmpty == false { places.append([]) }
                continue
            }
            guard let sign = text.first.flatMap(Line.Sign.init), text.dropFirst().first ?? " " == " " else {
                throw Misfit(
                    number: number,
                    sentence: """
                        A line of a change begins with `+`, `-`, or a space, and another space. This is “\(text)”.
                        """)
            }
            places[places.count - 1].append(Line(sign: sign, text: String(text.dropFirst(2)), number: number))
        }
        for place in places {
            if place.allSatisfy({ $0.sign == .comes }) {
                throw Misfit(
                    number: place.first?.number ?? lines.first?.number ?? 1,
                    sentence: "These lines have no place. Write the line of the solution that's above or below them.")
            }
            if place.allSatisfy({ $0.sign == .stays }) {
                throw Misfit(
                    number: place[0].number, sentence: "These lines change nothing. Mark those that go or come.")
            }
        }
        self.places = places
    }

    func applied(to solution: [String]) throws(Misfit) -> [String] {
        let code = solution.indices.filter { solution[$0].isCode }
        var changed: [String] = []
        var next = 0
        for place in places {
            let old = place.filter { $0.sign != .comes }
            let start = try Self.start(of: old, in: code.map { solution[$0] })
            guard start >= next else {
                throw Misfit(
                    number: old[0].number,
                    sentence: "`\(old[0].text[...].trimmed)` comes earlier in the solution than the change above it.")
            }
            changed += Self.lines(of: solution, code, from: next, to: start)
            var index = start
            let keepsGaps = place.contains { $0.sign == .comes }
            for line in place {
                guard line.sign != .comes else {
                    changed.append(line.text)
                    continue
                }
                // The blank lines and doc comments above a removed line stay if the change adds a line to this place.
                let lines = Self.lines(of: solution, code, from: index, to: index + 1)
                changed += line.sign == .stays ? lines : keepsGaps ? lines.dropLast() : []
                index += 1
            }
            next = index
        }
        return changed + Self.lines(of: solution, code, from: next, to: code.count)
            + solution[((code.last ?? -1) + 1)...]
    }

    /// Lines of code, each with the blank lines and doc comments directly above it.
    private static func lines(of solution: [String], _ code: [Int], from: Int, to: Int) -> [String] {
        guard from < to else { return [] }
        return Array(solution[(from == 0 ? 0 : code[from - 1] + 1)...code[to - 1]])
    }

    private static func start(of old: [Line], in code: [String]) throws(Misfit) -> Int {
        guard let first = old.first else { preconditionFailure("a change has lines that are there already") }
        let starts = code.indices.filter { start in
            code[start] == first.text && start + old.count <= code.count
                && zip(old, code[start...]).allSatisfy { $0.text == $1 }
        }
        if starts.count == 1 { return starts[0] }
        if starts.count > 1 {
            throw Misfit(
                number: first.number,
                sentence: """
                    `\(first.text[...].trimmed)` fits \(starts.count) places of the solution. \
                    Add a line above or below it that only one of them has.
                    """)
        }
        if let missing = old.first(where: { !code.contains($0.text) }) {
            throw Misfit(number: missing.number, sentence: sentence(missing: missing.text, in: code))
        }
        throw Misfit(
            number: first.number,
            sentence: """
                The solution has each of these lines, but they don't follow each other there. \
                Write a blank line where lines of the solution are left out.
                """)
    }

    private static func sentence(missing line: String, in code: [String]) -> String {
        let words = Array(line[...].trimmed)
        let near = code.map { ($0, Suggestions.distance(words, Array($0[...].trimmed))) }.min { $0.1 < $1.1 }
        let missing = "The solution has no line `\(line[...].trimmed)`."
        guard let near else { return missing }
        return near.1 == 0
            ? "\(missing) It has one with other spaces in front: \(near.0.prefix { $0 == " " }.count) of them."
            : "\(missing) The nearest one is `\(near.0[...].trimmed)`."
    }
}

extension String {
    fileprivate var isCode: Bool {
        let text = self[...].trimmed
        return !text.isEmpty && !text.hasPrefix("///")
    }
}
