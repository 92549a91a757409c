import Reading

extension Collection where Element == Substring {
    func contains(sequence: [Substring]) -> Bool {
        indices.contains { self[$0...].starts(with: sequence) }
    }
}

/// The tokens of a source, with their lines, their columns, and their calls.
struct PlacedTokens {
    let tokens: [Substring]
    /// The `// MARK: - Title` comments.
    let marks: [Mark]
    private let lines: [Substring]
    private let lineOfToken: [Int]
    /// The pairs of brackets.
    let surroundings: TaskCode

    init(of source: Tokenizer) {
        (tokens, marks, lines) = (source.tokens, source.marks, source.lines)
        surroundings = TaskCode(tokens)
        var line = 0
        var numbers: [Int] = []
        for token in tokens {
            while line + 1 < lines.count, lines[line + 1].startIndex <= token.startIndex { line += 1 }
            numbers.append(line)
        }
        lineOfToken = numbers
    }

    /// The line of a token, from 1.
    func line(of index: Int) -> Int { lineOfToken[index] + 1 }

    /// The column of a token, from 1, in UTF-8 code units.
    func column(of index: Int) -> Int {
        let line = lines[lineOfToken[index]]
        return line.utf8.distance(from: line.startIndex, to: tokens[index].startIndex) + 1
    }

    func isFirstInLine(_ index: Int) -> Bool { index == 0 || lineOfToken[index - 1] < lineOfToken[index] }

    func indentation(of index: Int) -> Int { lines[lineOfToken[index]].prefix { $0 == " " || $0 == "\t" }.count }

    func text(ofLine line: Int) -> Substring? { lines.indices.contains(line - 1) ? lines[line - 1] : nil }

    func tokens(inLine line: Int) -> ArraySlice<Substring> { tokens[indices(inLine: line)] }

    func indices(inLine line: Int) -> Range<Int> {
        let start = lineOfToken.partitioningIndex { $0 >= line - 1 }
        return start..<lineOfToken[start...].partitioningIndex { $0 >= line }
    }

    /// The index of the token that contains a position, or of the first token after it; the end index if there's none.
    func index(atLine line: Int, column: Int) -> Int {
        let first = indices(inLine: line).lowerBound
        return (first..<tokens.endIndex).first {
            lineOfToken[$0] > line - 1 || self.column(of: $0) + tokens[$0].utf8.count > column
        } ?? tokens.endIndex
    }

    /// The line and the column of the first occurrence of a word among the 150 tokens from a position; nil if the word
    /// isn't there.
    func place(of word: String, afterLine line: Int, column: Int) -> (line: Int, column: Int)? {
        tokens[index(atLine: line, column: column)...].prefix(150).indices.first { tokens[$0] == word }
            .map { (self.line(of: $0), self.column(of: $0)) }
    }

    /// The number of pairs of brackets around a token; a bracket is outside of its own pair.
    func depth(of index: Int) -> Int { surroundings.calls(at: index).count }
}

extension RandomAccessCollection where Index == Int {
    /// The first index at which a condition holds, or else the end index. From there on, it must always hold.
    func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isLater(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
