import Reading

/// The longest pipeline in a task's region: the code above it, its stages, and the code below it.
///
///     let chain = StageChain(in: region)
///     chain.stages    // [".then { texts }", ".filter(isValidSearchText)", ".subscribe(…)"]
///
/// A stage begins on its own line, with a dot, and includes all the lines below it that are indented deeper or close
/// its brackets.
public struct StageChain: Sendable, Equatable {
    /// The stages from top to bottom, each without the pipeline's indentation.
    public let stages: [String]

    private let before: [String]
    private let after: [String]
    private let indentation: Int
    /// The brackets at the end of the last stage that close brackets of the code above.
    private let ending: String

    /// The pipeline with the most stages; the first one if several have as many; nil if there's none.
    public init?(in region: String) {
        let lines = region.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var longest: (lines: Range<Int>, starts: [Int])?
        var first = lines.startIndex
        while first < lines.endIndex {
            defer { first += 1 }
            guard lines[first].beginsStage else { continue }
            let depth = lines[first].indentation
            let rest = lines[first...]
            var end = rest.firstIndex { !$0.continuesChain(at: depth) } ?? lines.endIndex
            while lines[end - 1].isBlank { end -= 1 }
            let starts = (first..<end).filter { lines[$0].beginsStage && lines[$0].indentation == depth }
            if starts.count > longest?.starts.count ?? 0 { longest = (first..<end, starts) }
        }
        guard let (range, starts) = longest else { return nil }
        let depth = lines[range.lowerBound].indentation
        let ends = starts.dropFirst() + [range.upperBound]
        var stages = zip(starts, ends).map { start, end in
            lines[start..<end].map { $0.dropFirst(min(depth, $0.indentation)) }.joined(separator: "\n")
        }
        ending = stages[stages.count - 1].cutAfterItsBrackets()
        self.stages = stages
        before = Array(lines[..<range.lowerBound])
        after = Array(lines[range.upperBound...])
        indentation = depth
    }

    /// The pipeline's code above its first stage, such as `return requestAccess(to: form.accountStore)`.
    public var head: [String] {
        var depth = 0
        var first = before.endIndex
        while first > before.startIndex {
            first -= 1
            for token in Tokenizer(before[first]).tokens {
                if ["(", "{", "["].contains(token) { depth -= 1 }
                if [")", "}", "]"].contains(token) { depth += 1 }
            }
            if depth <= 0 { break }
        }
        let lines = before[first...]
        let margin = lines.map(\.indentation).min() ?? 0
        return lines.map { String($0.dropFirst(margin)) }
    }

    /// The region with other stages in place of its own.
    public func region(with stages: [String]) -> String {
        let margin = String(repeating: " ", count: indentation)
        let text = stages.joined(separator: "\n") + ending
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
        return (before + lines + after).joined(separator: "\n")
    }
}

extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }

    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    fileprivate var beginsStage: Bool {
        let code = dropFirst(indentation)
        return code.first == "." && code.dropFirst().first?.isLetter == true
    }

    /// Whether the line is part of a pipeline whose stages begin at an indentation.
    fileprivate func continuesChain(at depth: Int) -> Bool {
        if isBlank { return true }
        guard indentation >= depth else { return false }
        return indentation > depth || beginsStage || ")}]".contains(self[index(startIndex, offsetBy: depth)])
    }

    /// Cuts the text before the first bracket that closes an outer bracket; returns the part that was cut off.
    fileprivate mutating func cutAfterItsBrackets() -> String {
        var depth = 0
        for token in Tokenizer(self).tokens {
            if ["(", "{", "["].contains(token) { depth += 1 }
            if [")", "}", "]"].contains(token) { depth -= 1 }
            guard depth < 0 else { continue }
            defer { removeSubrange(token.startIndex...) }
            return String(self[token.startIndex...])
        }
        return ""
    }
}
