/// The words of a chapter's tasks: `Chapters/NN-Name/Tasks.md`.
///
///     ## 1 · only what is worth a search · step
///
///     Log only the texts that are valid.
///
///     ### hint 1
///     There's one stage to add.
///
///     ### passed
///     `isValidSearchText` decides the field's color, too.
///
/// A heading `##` has the task's number, its title and its kind, and `· examples` if examples can be written for it.
/// Below it are the goal, three hints, and what is said after a pass. A paragraph can have several lines, a list has
/// one item per `-`, and code is indented by four spaces.
/// Where the judge asks other questions, a text names their values, as in `{letters}`.
public struct ChapterTasks: Sendable, Equatable {
    /// A line that can't be read.
    public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
        /// The file, from the top of the package.
        public let path: String
        /// The line, from 1.
        public let line: Int
        /// What is wrong, and what was expected.
        public let sentence: String

        /// The place and the sentence, as an editor reads them.
        public var description: String { "\(path):\(line): \(sentence)" }
    }

    /// The tasks, in the order of the file.
    public let tasks: [TaskWords]

    /// Reads the file of a chapter.
    /// - Parameter path: the file, as errors name it.
    public init(_ text: String, path: String) throws(Mistake) {
        // By bytes, since each start of the workbook reads all chapters. A line may end with CR LF.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        var tasks: [TaskWords] = []
        var headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
        headings.append(lines.count)
        for (start, end) in zip(headings, headings.dropFirst()) {
            let task = try Self.task(in: lines, from: start, to: end, path: path)
            if let other = tasks.first(where: { $0.number == task.number }) {
                throw Mistake(
                    path: path, line: start + 1,
                    sentence: "Task \(task.number) is here twice. Line \(other.line) has it, too.")
            }
            tasks.append(task)
        }
        self.tasks = tasks
    }

    /// The sections below a task's heading.
    private static let sections = ["hint 1", "hint 2", "hint 3", "passed"]

    private static func task(in lines: [Substring], from start: Int, to end: Int, path: String) throws(Mistake)
        -> TaskWords
    {
        let parts = lines[start].dropFirst("## ".count).split(separator: "·").map {
            String($0.trimmed)
        }
        guard parts.count == 3 || parts.count == 4 && parts[3] == "examples", let number = Int(parts[0]), number > 0
        else {
            throw Mistake(
                path: path, line: start + 1,
                sentence: "Expected the task's number, its title and its kind, such as `## 1 · predict · predict`.")
        }
        var places = [start] + (start + 1..<end).filter { lines[$0].hasPrefix("### ") }
        let names = places.dropFirst().map { String(lines[$0].dropFirst("### ".count)) }
        guard names == sections else {
            let wrong = zip(names + [""], sections).first { $0 != $1 }
            let times = names.count > sections.count ? " once" : ""
            throw Mistake(
                path: path, line: start + 1,
                sentence: """
                    Expected `### \(wrong?.1 ?? "passed")` in task \(number)\(times). \
                    A task has a goal, three hints, and what's said when it's passed.
                    """)
        }
        places.append(end)
        let texts = zip(places, places.dropFirst()).map { PlacedText(Self.text(of: lines[($0 + 1)..<$1])) }
        if let empty = texts.firstIndex(where: \.text.isEmpty) {
            throw Mistake(path: path, line: places[empty] + 1, sentence: "There are no words below this heading.")
        }
        return TaskWords(
            number: number, title: parts[1], kind: parts[2], hasExamples: parts.count == 4, goal: texts[0],
            hints: Array(texts[1...3]),
            passed: texts[4], line: start + 1)
    }

    /// The text of some lines: the lines of a paragraph joined, code without its indentation.
    private static func text(of lines: ArraySlice<Substring>) -> String {
        enum Kind { case words, item, code }
        var blocks: [(kind: Kind, text: String)] = []
        var isAfterBlank = true
        for line in lines {
            if line.allSatisfy(\.isWhitespace) {
                isAfterBlank = true
                continue
            }
            let words = String(line.trimmed)
            let last = blocks.count - 1
            if line.hasPrefix("    ") {
                if blocks.last?.kind == .code {
                    blocks[last].text += (isAfterBlank ? "\n\n" : "\n") + line.dropFirst(4)
                } else {
                    blocks.append((.code, String(line.dropFirst(4))))
                }
            } else if line.hasPrefix("- ") {
                blocks.append((.item, words))
            } else if !isAfterBlank, last >= 0, blocks[last].kind != .code {
                blocks[last].text += " " + words
            } else {
                blocks.append((.words, words))
            }
            isAfterBlank = false
        }
        return blocks.indices.reduce("") { text, index in
            guard index > 0 else { return blocks[0].text }
            let kinds = [blocks[index - 1].kind, blocks[index].kind]
            let isClose = kinds == [.item, .item] || kinds.contains(.code)
            return text + (isClose ? "\n" : "\n\n") + blocks[index].text
        }
    }
}

extension ChapterHeading {
    /// The words of its tasks, from the top of the package.
    public var tasksPath: String { "Chapters/\(folder)/Tasks.md" }
}
