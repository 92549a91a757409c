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
