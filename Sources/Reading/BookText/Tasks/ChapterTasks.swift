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
/// A `##` heading has the task's number, its title, and its kind, and `· examples` if examples can be written for it.
/// Below it are the goal, three hints, and the text shown after a pass. A paragraph can have several lines, a list has
/// one item per `-`, and code is indented by four spaces.
/// A predict task then has a `### question` section: the comment in Exercise.swift, in which code is indented. A task
/// with examples ends with a `### examples` section: a list of both lanes, a sample of them, the right answers that
/// examples must accept, and wrong answers with the question that leads to each, as in
/// `- off by one: Are three characters enough?`. Below `### test of validate` is the code of a Swift test: how it
/// begins, what `// Each marble:` does, and what comes `// After each marble:`.
/// A text can have a placeholder, such as `{letters}`, for a value that the judge varies. A sentence of a goal can end
/// with a mark such as `[a]`, which isn't shown. Under the mark, Answers.md names the run that needs the sentence.
public struct ChapterTasks: Sendable, Equatable {
    /// The tasks, in the order of the file.
    public let tasks: [TaskWords]

    /// Reads the file of a chapter.
    /// - Parameter path: the file's path in errors.
    public init(_ text: String, path: String) throws(BookFile.FormatError) {
        // Works on bytes, which is fast: each start of the workbook reads all chapters.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        var tasks: [TaskWords] = []
        var headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
        headings.append(lines.count)
        for (start, end) in zip(headings, headings.dropFirst()) {
            let task = try Self.task(in: lines, from: start, to: end, path: path)
            if let other = tasks.first(where: { $0.number == task.number }) {
                throw BookFile.FormatError(
                    path: path, line: start + 1,
                    sentence: "Task \(task.number) is here twice. Line \(other.line) has it, too.")
            }
            tasks.append(task)
        }
        self.tasks = tasks
    }

    private static let sections = ["hint 1", "hint 2", "hint 3", "passed"]

    private static func task(in lines: [Substring], from start: Int, to end: Int, path: String) throws(BookFile
        .FormatError)
        -> TaskWords
    {
        func fault(_ sentence: String, at index: Int? = nil) -> BookFile.FormatError {
            BookFile.FormatError(path: path, line: (index ?? start) + 1, sentence: sentence)
        }
        let parts = lines[start].dropFirst("## ".count).split(separator: "·").map { String($0.trimmed) }
        guard parts.count == 3 || parts.count == 4 && parts[3] == "examples", let number = Int(parts[0]), number > 0
        else {
            throw fault("Expected the task's number, its title and its kind, such as `## 1 · predict · predict`.")
        }
        var places = [start] + (start + 1..<end).filter { lines[$0].hasPrefix("### ") }
        let names = places.dropFirst().map { String(lines[$0].dropFirst("### ".count)) }
        let asks = parts[2] == "predict"
        let sections = sections + (asks ? ["question"] : []) + (parts.count == 4 ? ["examples", "test of …"] : [])
        let wrong = zip(names + [""], sections).first { $0 != $1 && !($0.hasPrefix("test of ") && $1 == "test of …") }
        guard names.count == sections.count, wrong == nil else {
            let times = names.count > sections.count ? " once" : ""
            throw fault(
                """
                Expected `### \(wrong?.1 ?? "passed")` in task \(number)\(times). \
                A task has a goal, three hints, and what's said when it's passed.
                """)
        }
        places.append(end)
        let texts = zip(places, places.dropFirst()).map { PlacedText(Self.text(of: lines[($0 + 1)..<$1])) }
        if let empty = texts.firstIndex(where: \.text.isEmpty) {
            throw fault("There are no words below this heading.", at: places[empty])
        }
        let goal = Self.marked(texts[0].text)
        if let twice = goal.marks.first(where: { mark in goal.marks.count { $0 == mark } > 1 }) {
            throw fault("Two sentences of task \(number) have the mark [\(twice)].")
        }
        var examples: [TaskWords.ExampleLine] = []
        if parts.count == 4 {
            let lines = texts[sections.count - 1].text.split(separator: "\n")
            examples = lines.compactMap(TaskWords.ExampleLine.init)
            guard examples.count > 2, examples.count == lines.count else {
                throw fault(
                    "Expected a list of both lanes and of questions, such as `- keys: A letter is a key.`.",
                    at: places[sections.count - 1])
            }
        }
        return TaskWords(
            number: number, title: parts[1], kind: parts[2], examples: examples,
            goal: PlacedText(goal.text), marks: goal.marks, hints: Array(texts[1...3]), passed: texts[4],
            question: PlacedText(asks ? comment(of: lines[(places[5] + 1)..<places[6]]) : ""),
            test: parts.count == 4 ? lines[places[sections.count]..<end].joined(separator: "\n") : "", line: start + 1)
    }

    /// Separates a goal from its marks. A mark is a lowercase letter in brackets, after a space.
    private static func marked(_ goal: String) -> (text: String, marks: [String]) {
        // Each start of the workbook reads every goal, and a regular expression is slow.
        let pieces = goal.split(separator: "[", omittingEmptySubsequences: false)
        var (text, marks) = (String(pieces[0]), [String]())
        for piece in pieces.dropFirst() {
            if let mark = piece.first, ("a"..."z").contains(mark), piece.dropFirst().first == "]", text.last == " " {
                text.removeLast()
                text += piece.dropFirst(2)
                marks.append(String(mark))
            } else {
                text += "[" + piece
            }
        }
        return (text, marks)
    }

    private static func comment(of lines: ArraySlice<Substring>) -> String {
        let joined = lines.reduce(into: [""]) { joined, line in
            let isCode = [Substring(joined[joined.count - 1]), line].contains { $0.hasPrefix("    ") }
            if isCode || line.isEmpty || joined[joined.count - 1].isEmpty {
                joined.append(String(line))
            } else {
                joined[joined.count - 1] += " \(line)"
            }
        }
        return String(joined.joined(separator: "\n")[...].trimmed)
    }

    private static func text(of lines: ArraySlice<Substring>) -> String {
        enum Kind { case words, item, code }
        var blocks: [(kind: Kind, text: String)] = []
        var isAfterBlank = true
        for line in lines {
            if line.isBlank {
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
            } else if ListMarker(line) != nil {
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
    /// The path of the chapter's Tasks.md, relative to the package root.
    public var tasksPath: String { "Chapters/\(folder)/Tasks.md" }
}

/// A task's texts, from Tasks.md.
public struct TaskWords: Sendable, Equatable {
    /// The task's number in the chapter, from 1.
    public let number: Int
    /// The task's title, as it follows the number in the exercise's mark.
    public let title: String
    /// The kind of task, in one word.
    public let kind: String
    /// Both lanes of an example, and the wrong answers to catch; empty for a task without examples.
    public let examples: [ExampleLine]
    /// The goal, without its marks.
    public let goal: PlacedText
    /// The marks of the goal's sentences, in order: "a", "b".
    public let marks: [String]
    /// The three hints, in order.
    public let hints: [PlacedText]
    /// The text shown after a pass.
    public let passed: PlacedText
    /// The question of a predict task, laid out as the comment above the learner's marbles; empty for other tasks.
    public let question: PlacedText
    /// The section with the code of a Swift test, with its heading; empty for a task without examples.
    public let test: String
    /// The line of the task's heading, from 1.
    public let line: Int

    /// Whether the learner can write examples for the task before the code.
    public var hasExamples: Bool { !examples.isEmpty }

    /// A line about a task's examples: a lane and what it means, or a wrong answer and the question that leads to it.
    public struct ExampleLine: Sendable, Equatable {
        /// The name of the lane or of the answer.
        public let name: String
        /// The lane's meaning, or the question.
        public let text: String

        /// Reads `- name: text`; nil for another line.
        public init?(_ line: Substring) {
            guard line.hasPrefix("- "), let colon = line.firstRange(of: ": ") else { return nil }
            name = String(line[..<colon.lowerBound].dropFirst(2))
            text = String(line[colon.upperBound...])
        }
    }
}
