import Reading

/// A bracket without its partner, found by the pairs and the indentation of a whole file.
///
/// For a missing `}`, the compiler usually names the file's end. The indentation shows where the brace was forgotten.
struct BracketMistake: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Nothing closes it. Its contents end above this line, judging by the indentation or by a mark; nil if that's
        /// unknown.
        case unclosed(endsAbove: Int?)
        /// Nothing opens it.
        case unopened
    }

    var bracket: Substring
    /// The line and the column of the mistake, from 1; the column in UTF-8 code units, as the compiler counts.
    var line: Int
    var column: Int
    var kind: Kind
    /// The line of a `}` that nothing opens, if ``line`` is the line of the missing `{`; otherwise nil.
    var closingLine: Int?
    /// The word that a missing `{` belongs before; nil if it belongs at a line's end, or isn't what's missing.
    var wordAfterOpener: Substring?

    var partner: Substring { Self.partners[bracket] ?? "" }

    /// What's wrong, as a message for which the table has rules.
    var message: String {
        switch kind {
        case .unclosed(let end?) where end > line + 1:
            return "'\(bracket)' is never closed, and its '\(partner)' belongs above line \(end)"
        case .unclosed(_?): return "'\(bracket)' is never closed, and its '\(partner)' belongs in this line"
        case .unclosed: return "'\(bracket)' is never closed, and its '\(partner)' is missing"
        case .unopened:
            guard let closingLine else { return "'\(bracket)' closes nothing, and its '\(partner)' is missing" }
            let place = wordAfterOpener.map { "before '\($0)'" } ?? "of this line"
            return "the opening brace \(place) is missing, and it's closed in "
                + (closingLine == line ? "this line" : "line \(closingLine)")
        }
    }

    /// The beginnings of compiler messages that a bracket without a partner can cause.
    private static let causes = [
        "expected", "extraneous '", "consecutive statements", "expressions are not allowed",
        "statements are not allowed",
    ]

    static func canCause(_ error: CompilerOutput.Diagnostic) -> Bool { causes.contains { error.message.hasPrefix($0) } }

    private static let openers: Set<Substring> = ["(", "[", "{"]
    /// Words that begin a line which is usually indented like the brace around it.
    static let outdented: Set<Substring> = ["case", "default"]
    private static let partners: [Substring: Substring] = [
        "(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{",
    ]

    static func first(in places: PlacedTokens) -> BracketMistake? {
        let mistake = firstByPairs(in: places)
        guard let mistake, mistake.kind == .unopened, mistake.bracket == "}" else { return mistake }
        return mistake.atMissingOpener(in: places)
    }

    private static func firstByPairs(in places: PlacedTokens) -> BracketMistake? {
        let tokens = places.tokens
        func excess(of opener: Substring) -> Int {
            tokens.count { $0 == opener } - tokens.count { $0 == Self.partners[opener] }
        }
        var open: [Int] = []
        /// The first bracket that's unclosed, judging by the indentation.
        var unclosed: BracketMistake?
        var unopened: BracketMistake?
        var marks = places.marks[...]
        /// The line that was counted last, with how often it has each token.
        var counted: (line: Int, brackets: [Substring: Int]) = (0, [:])
        func brackets(inLine line: Int) -> [Substring: Int] {
            if counted.line != line {
                counted = (line, places.tokens(inLine: line).reduce(into: [:]) { $0[$1, default: 0] += 1 })
            }
            return counted.brackets
        }
        for (index, token) in tokens.enumerated() {
            while let mark = marks.first, mark.tokensBefore <= index {
                marks.removeFirst()
                if let last = open.last {
                    return unclosed ?? BracketMistake(at: last, in: places, .unclosed(endsAbove: mark.line))
                }
            }
            let isFirst = places.isFirstInLine(index)
            if let last = open.last, unclosed == nil, isFirst, places.line(of: last) < places.line(of: index) {
                // A line inside of the last open bracket is usually indented deeper.
                let depth = places.indentation(of: index) - places.indentation(of: last)
                // A stage indented like the line with the `{` comes after the closure, so the `}` is missing above it.
                let isNextStage = depth == 0 && token == "." && tokens[last] == "{"
                if depth < 0 || isNextStage
                    || depth == 0 && Self.partners[token] == nil && !Self.outdented.contains(token)
                {
                    unclosed = BracketMistake(at: last, in: places, .unclosed(endsAbove: places.line(of: index)))
                }
            }
            if Self.openers.contains(token) {
                open.append(index)
            } else if let opener = Self.partners[token] {
                let here = BracketMistake(at: index, in: places, .unopened)
                guard let last = open.last else { return unopened ?? here }
                let line = isFirst ? [:] : brackets(inLine: places.line(of: index))
                let isExtra = !isFirst && line[token, default: 0] > line[opener, default: 0]
                guard tokens[last] == opener else {
                    // A kind of bracket that the whole file opens and closes equally often is rarely to blame.
                    let (own, inner) = (excess(of: opener), excess(of: tokens[last]))
                    if own < 0, inner == 0 { return here }
                    return isExtra && (own < 0 || inner <= 0)
                        ? here : unclosed ?? BracketMistake(at: last, in: places, .unclosed(endsAbove: nil))
                }
                open.removeLast()
                let isEarly =
                    isFirst ? places.indentation(of: index) > places.indentation(of: last) : token == "}" && isExtra
                if isEarly, unopened == nil { unopened = here }
                if open.isEmpty { unclosed = nil }
            }
        }
        return open.last.map { unclosed ?? BracketMistake(at: $0, in: places, .unclosed(endsAbove: nil)) }
    }

    private init(at index: Int, in places: PlacedTokens, _ kind: Kind) {
        bracket = places.tokens[index]
        line = places.line(of: index)
        column = places.column(of: index)
        self.kind = kind
    }
}

extension BracketMistake {
    /// Words in lines that usually end with `{`.
    private static let headers: Set<Substring> = [
        "func", "init", "deinit", "class", "struct", "enum", "extension", "if", "guard", "else", "switch", "do",
        "catch", "for", "while",
    ]

    /// The mistake, moved to where the `{` is missing if the code shows that; otherwise the mistake unchanged.
    func atMissingOpener(in places: PlacedTokens) -> BracketMistake {
        let isFirst = places.index(atLine: line, column: 1) == places.index(atLine: line, column: column)
        guard let header = isFirst ? headerLine(in: places) : line else { return self }
        let tokens = places.indices(inLine: header).prefix {
            places.line(of: $0) < line || places.column(of: $0) < column
        }
        var found = self
        found.closingLine = line
        if let word = Self.closureWithoutOpener(tokens, in: places) {
            found.line = header
            found.column = places.column(of: word)
            found.wordAfterOpener = places.tokens[word]
            return found
        }
        guard isFirst, let last = tokens.last, !["{", ",", "("].contains(places.tokens[last]),
            tokens.contains(where: { Self.headers.contains(places.tokens[$0]) })
                || tokens.first.map({ places.tokens[$0] }) == ")"
        else { return self }
        found.line = header
        found.column = places.column(of: last) + places.tokens[last].utf8.count
        return found
    }

    /// The nearest line above that isn't indented deeper than the bracket and doesn't begin with `case` or `default`.
    private func headerLine(in places: PlacedTokens) -> Int? {
        let depth = places.indentation(of: places.index(atLine: line, column: column))
        return (1..<max(line, 1)).last { number in
            places.indices(inLine: number).first.map {
                places.indentation(of: $0) <= depth && !Self.outdented.contains(places.tokens[$0])
            } ?? false
        }
    }

    /// The index of the first token of a closure whose `{` is missing in a line; nil if there's none.
    private static func closureWithoutOpener(_ line: some BidirectionalCollection<Int>, in places: PlacedTokens) -> Int?
    {
        let tokens = places.tokens
        let isDeclaration = line.contains { ["func", "init", "class", "struct", "enum"].contains(tokens[$0]) }
        for index in line {
            if tokens[index] == "in" {
                var start = index
                if start > 0, tokens[start - 1].isName { start -= 1 }
                while start > 1, start < index, tokens[start - 1] == ",", tokens[start - 2].isName { start -= 2 }
                if start > 0, tokens[start - 1] == "]", let bracket = places.opener(of: start - 1) { start = bracket }
                let before = start > 0 ? tokens[start - 1] : ""
                if start < index, before != "{", before != "for", before != "," { return start }
            }
            guard index > 1, tokens[index].isName || tokens[index].first == "$",
                !CompileProblem.keywords.contains(tokens[index])
            else { continue }
            let isAfterName =
                !isDeclaration && tokens[index - 1].isName && !CompileProblem.keywords.contains(tokens[index - 1])
                && tokens[index - 2] != "@" && !places.isFirstInLine(index)
            let isAfterLabel = tokens[index - 1] == ":" && ["next", "failed", "completed"].contains(tokens[index - 2])
            if isAfterName || isAfterLabel { return index }
        }
        return nil
    }
}
