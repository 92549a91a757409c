import Reading

/// The tasks of an exercise file, found by their marks: from `// MARK: - Task 1: ...` to the next `// MARK: -`.
public struct TaskRegions: Sendable {
    /// The region of one task.
    public struct Region: Sendable {
        /// The number of the task.
        public let task: Int
        /// Its lines, from 1: from its mark up to the next mark.
        public let lines: Range<Int>
        /// Its text, including the mark.
        public let text: String

        /// The title in its mark; empty without one.
        var title: String {
            let mark = text.prefix { !$0.isNewline }
            return mark.firstMatch(of: /Task\s+\d+\s*:\s*(.*)/).map { String($0.1.trimmed) } ?? ""
        }

        /// Its lines, from the mark on, without blank ones at the end.
        public var code: [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            while lines.last?.isBlank == true { lines.removeLast() }
            return lines.map(String.init)
        }

        /// Its words, literals and symbols. The file's tokens are stored once for all of its regions.
        package var tokens: [Substring] { Array(tokensOfFile[places]) }

        fileprivate let tokensOfFile: [Substring]
        fileprivate let places: Range<Int>
    }

    /// The regions in the order of the file. A task that is marked twice has two regions.
    public let regions: [Region]

    package let source: Tokenizer

    /// The regions of a source.
    public init(of text: String) {
        source = Tokenizer(text)
        let (lines, tokens, marks) = (source.lines, source.tokens, source.marks)
        regions = marks.enumerated().compactMap { index, mark in
            guard let task = mark.task else { return nil }
            let next = index + 1 < marks.count ? marks[index + 1] : nil
            let end = next?.line ?? lines.count + 1
            return Region(
                task: task, lines: mark.line..<end, text: lines[mark.line - 1..<end - 1].joined(separator: "\n"),
                tokensOfFile: tokens, places: mark.tokensBefore..<(next?.tokensBefore ?? tokens.count))
        }
    }

    /// The region of a task; nil if the task has no region or several.
    public subscript(task: Int) -> Region? {
        let found = regions.filter { $0.task == task }
        return found.count == 1 ? found[0] : nil
    }

    /// The source with these lines, counted from 1, replaced by a text, which gets the source's line ends. All other
    /// bytes stay.
    public func replacing(_ replaced: Range<Int>, with text: String) -> String {
        let (all, lines) = (source.text, source.lines)
        let newline = lines.count > 1 ? String(all[lines[0].endIndex..<lines[1].startIndex]) : "\n"
        var new = text.replacing("\n", with: newline)
        guard replaced.lowerBound <= lines.count else { return all + newline + new }
        var start = lines[replaced.lowerBound - 1].startIndex
        // A byte order mark isn't a part of its line.
        if all[start...].unicodeScalars.first == "\u{FEFF}" { start = all.unicodeScalars.index(after: start) }
        var end = start
        if replaced.isEmpty { new += newline } else { end = lines[replaced.upperBound - 2].endIndex }
        return String(all[..<start]) + new + all[end...]
    }

    /// The source with a task's region taken from another file; nil if either file lacks the region.
    public func replacing(_ task: Int, from other: TaskRegions) -> String? {
        guard let old = self[task], let new = other[task] else { return nil }
        return replacing(old.lines, with: new.text)
    }

    func count(of task: Int) -> Int { regions.count { $0.task == task } }

    /// The task whose region contains a line; nil if no region does.
    public func task(atLine line: Int) -> Int? { regions.first { $0.lines.contains(line) }?.task }

    static func isSame(_ one: TaskRegions, as other: TaskRegions) -> Bool { one.source.tokens == other.source.tokens }

    /// Whether two sources have the same code in a task's region, comments and spacing aside.
    public static func isSame(_ task: Int, in one: TaskRegions, and other: TaskRegions) -> Bool {
        guard let one = one[task], let other = other[task] else { return false }
        return one.tokens == other.tokens
    }
}
