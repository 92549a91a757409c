import Reading

struct AnswersParser {
    private let path: String
    private let lines: [Substring]
    private let solutions: [TaskSolution]
    private let shared: SharedMistakes
    private var index = 0

    /// Reads the answers to all tasks of a solution.
    init(_ text: String, path: String, solution: String, shared: SharedMistakes) {
        self.init(text, path: path, TaskRegions(of: solution).regions.map(TaskSolution.init), shared: shared)
    }

    /// Reads the answers to one task, without their programs.
    init(messagesTo task: ExerciseTask, in text: String, path: String, shared: SharedMistakes) {
        self.init(text, path: path, [TaskSolution(number: task.number, title: task.title)], shared: shared)
    }

    private init(_ text: String, path: String, _ solutions: [TaskSolution], shared: SharedMistakes) {
        (self.path, self.solutions, self.shared) = (path, solutions, shared)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    // MARK: Headings

    mutating func tasks() throws(BookFile.FormatError) -> [ChapterAnswers.Task] {
        var tasks: [ChapterAnswers.Task] = []
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("## ") {
                guard !isOthers(line) else {
                    index = lines[(index + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.count
                    continue
                }
                let task = try task()
                if tasks.contains(where: { $0.number == task.number }) {
                    throw mistake(at: number, "The task “\(task.title)” is here twice. Put its answers together.")
                }
                index += 1
                let runs = try runs()
                tasks.append(
                    ChapterAnswers.Task(
                        number: task.number, title: task.title, runs: runs, answers: try answers(to: task)))
            } else if line.hasPrefix("### ") {
                throw mistake(
                    at: number, "This answer belongs to no task: a heading `##` with a task's title goes first.")
            } else {
                index += 1
            }
        }
        return tasks
    }

    /// Whether a heading begins the answers to some other task, if only one task's answers are read.
    private func isOthers(_ heading: Substring) -> Bool {
        solutions.contains { $0.lines == nil && $0.title != heading.dropFirst("## ".count).trimmed }
    }

    private struct TaskSolution {
        let number: Int
        let title: String
        /// The lines below its mark; nil if no program is read.
        let lines: [String]?

        init(number: Int, title: String) { (self.number, self.title, lines) = (number, title, nil) }

        init(_ region: TaskRegions.Region) {
            let all = region.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            (number, title, lines) = (region.task, region.title, Array(all.dropFirst()))
        }
    }

    private func task() throws(BookFile.FormatError) -> TaskSolution {
        let title = String(lines[index].dropFirst("## ".count).trimmed)
        let found = solutions.filter { $0.title == title }
        if found.count == 1, solutions.count(where: { $0.number == found[0].number }) == 1 { return found[0] }
        if let task = found.first {
            throw mistake(at: number, "The solution has task \(task.number), “\(title)”, more than once.")
        }
        let nearest = Suggestions.question(Suggestions.closest(to: title, among: solutions.map(\.title)))
        let titles = solutions.map { "“\($0.title)”" }.joined(separator: ", ")
        throw mistake(
            at: number, "The solution has no task “\(title)”. \(nearest ?? "Its tasks are \(titles).")")
    }

    private mutating func runs() throws(BookFile.FormatError) -> [ChapterAnswers.MarkedRun] {
        var runs: [ChapterAnswers.MarkedRun] = []
        skipBlankLines()
        while index < lines.count, lines[index].hasPrefix("- ") {
            guard let run = String(lines[index].trimmed).wholeMatch(of: /- \[([a-z])\] (.+)/) else {
                throw mistake(at: number, "Expected a goal's mark and the name of a run: `- [a] a word is typed`.")
            }
            runs.append(ChapterAnswers.MarkedRun(mark: String(run.1), scenario: String(run.2), line: number))
            index += 1
        }
        return runs
    }

    private mutating func answers(to task: TaskSolution) throws(BookFile.FormatError) -> [KnownAnswer] {
        var answers: [KnownAnswer] = []
        while index < lines.count, !lines[index].hasPrefix("## ") {
            guard lines[index].hasPrefix("### ") else {
                guard lines[index].isBlank else {
                    throw mistake(at: number, "Expected a heading `###` with an answer's name.")
                }
                index += 1
                continue
            }
            let answer = try answer(to: task)
            if let other = answers.first(where: { $0.name == answer.name }) {
                throw mistake(
                    at: answer.line,
                    "The name “\(answer.name)” is used twice. Line \(other.line) has it, too.")
            }
            answers.append(answer)
        }
        let own = Dictionary(answers.filter(\.hasOwnMessage).map { ($0.name, $0) }) { first, _ in first }
        return try answers.map { answer throws(BookFile.FormatError) in
            try resolved(answer, among: answers, withOwnMessage: own)
        }
    }

    /// The answer, with the mistakes that it names after `as`, and their messages and hint.
    private func resolved(
        _ answer: KnownAnswer, among answers: [KnownAnswer], withOwnMessage own: [String: KnownAnswer]
    ) throws(BookFile.FormatError) -> KnownAnswer {
        if let advice = answer.advice, answer.kind != .right || !shared.has(advice) {
            throw mistake(
                at: answer.line, "Only a right answer gets an advice, and its words are in \(SharedMistakes.path).")
        }
        guard let list = answer.shared else { return answer }
        func isKnown(_ name: String) -> Bool { own[name.slug] != nil || shared.has(name) }
        let names = isKnown(list) ? [list] : list.split(separator: " or ").map(String.init)
        if let unknown = names.first(where: { !isKnown($0) }) {
            let known = shared.titles + answers.filter(\.hasOwnMessage).map(\.title)
            let nearest = Suggestions.question(Suggestions.closest(to: unknown, among: known))
            let suggestion = nearest.map { " \($0)" } ?? ""
            throw mistake(
                at: answer.line,
                "Neither the task nor \(SharedMistakes.path) has a mistake “\(unknown)”.\(suggestion)")
        }
        guard answer.messages.isEmpty else {
            throw mistake(
                at: answer.line + 1, "“\(answer.title)” gets the message of “\(list)”. It can't have its own, too.")
        }
        var resolved = answer
        let slugs = names.map(\.slug)
        resolved.mistakes = slugs
        resolved.messages = slugs.compactMap { own[$0]?.messages.first ?? shared[$0]?.message }
        if resolved.hint == nil, slugs.count == 1 {
            resolved.hint =
                own[slugs[0]]?.hint
                ?? answers.lazy.compactMap { $0.hint != nil && $0.shared?.slug == slugs[0] ? $0.hint : nil }.first
                ?? shared[slugs[0]]?.hint
        }
        return resolved
    }

    private mutating func answer(to task: TaskSolution) throws(BookFile.FormatError) -> KnownAnswer {
        let start = number
        let parts = String(lines[index].dropFirst("### ".count)).split(separator: "·", omittingEmptySubsequences: false)
            .map { String($0.trimmed) }
        let title = parts[0]
        let name = title.slug
        guard !name.isEmpty, !title.contains(where: \.isNumber) else {
            throw mistake(at: start, "A name has words and no digits. Numbers change, and a name stays.")
        }
        var answer = KnownAnswer(name: name, title: title, line: start)
        var breaks: String?
        for fact in parts.dropFirst() { try read(fact, into: &answer, breaking: &breaks) }
        if answer.kind != .right { answer.mistakes = [name] }
        index += 1
        answer.messages = try messages(below: answer)
        answer.programs = try programs(of: task, breaking: breaks)
        guard !answer.programs.isEmpty else {
            throw mistake(at: start, "“\(title)” has no program. Indent one by four spaces below its message.")
        }
        return answer
    }

    private func read(
        _ fact: String, into answer: inout KnownAnswer, breaking requirement: inout String?
    ) throws(BookFile.FormatError) {
        switch fact {
        case "right": answer.kind = .right
        case "doesn't compile": answer.kind = .refused
        case _ where fact.hasPrefix("as "): answer.shared = String(fact.dropFirst("as ".count))
        case _ where fact.hasPrefix("breaks "): requirement = String(fact.dropFirst("breaks ".count))
        case _ where fact.hasPrefix("advice "): answer.advice = String(fact.dropFirst("advice ".count)).slug
        case _ where fact.hasPrefix("ignores "): answer.ignores = String(fact.dropFirst("ignores ".count))
        case _ where fact.hasPrefix("hint "):
            guard let hint = Int(fact.dropFirst("hint ".count)), (1...3).contains(hint) else { fallthrough }
            answer.hint = hint
        default:
            throw mistake(
                at: number,
                """
                “\(fact)” isn't known. Expected `right`, `doesn't compile`, `hint 1` to `3`, `as …`, `breaks …`, \
                `ignores …`, or `advice …`.
                """
            )
        }
    }

    // MARK: Messages

    private mutating func messages(below answer: KnownAnswer) throws(BookFile.FormatError) -> [MessageText] {
        var messages: [MessageText] = []
        while let paragraph = paragraph() {
            guard paragraph != "or" else { continue }
            messages.append(MessageText(paragraph))
        }
        if answer.kind != .right, answer.shared == nil, messages.isEmpty {
            throw mistake(at: answer.line, "“\(answer.title)” has no message. Write it below the heading.")
        }
        return messages
    }

    /// The next paragraph, its lines joined; nil if code, a heading or the end comes next.
    private mutating func paragraph() -> String? {
        skipBlankLines()
        var words: [String] = []
        while index < lines.count, !lines[index].isBlank, !lines[index].hasPrefix("#"), !lines[index].isIndented {
            words.append(String(lines[index].trimmed))
            index += 1
        }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private mutating func skipBlankLines() {
        while index < lines.count, lines[index].isBlank { index += 1 }
    }

    // MARK: Programs

    private mutating func programs(of task: TaskSolution, breaking first: String?) throws(BookFile.FormatError)
        -> [KnownAnswer.Program]
    {
        var programs: [KnownAnswer.Program] = []
        var breaks = first
        while true {
            let start = number
            let block = block()
            guard !block.isEmpty else { return programs }
            let region = try region(block, of: task).joined(separator: "\n")
            programs.append(KnownAnswer.Program(breaks: breaks, region: region, line: start))
            let place = number
            guard let paragraph = paragraph() else { return programs }
            if paragraph == "or" {
                breaks = nil
            } else if paragraph.hasPrefix("or, breaking ") {
                breaks = String(paragraph.dropFirst("or, breaking ".count))
            } else {
                throw mistake(at: place, "Expected `or`, and another program below it, or the next heading.")
            }
            skipBlankLines()
            if index == lines.count || !lines[index].isIndented {
                throw mistake(at: place, "Expected a program below `or`, indented by four spaces.")
            }
        }
    }

    private typealias BlockLine = (number: Int, text: Substring)

    private mutating func block() -> [BlockLine] {
        skipBlankLines()
        var block: [BlockLine] = []
        while index < lines.count, lines[index].isBlank || lines[index].isIndented {
            block.append((number, lines[index].dropFirst(4)))
            index += 1
        }
        while block.last?.text.isBlank == true { block.removeLast() }
        return block
    }

    /// The lines of a program's region: the block, or the solution with the block's change.
    private func region(_ block: [BlockLine], of task: TaskSolution) throws(BookFile.FormatError) -> [String] {
        guard let solution = task.lines else { return [] }
        guard let sign = block[0].text.first, SolutionChange.Line.Sign(rawValue: sign) != nil else {
            return block.map { String($0.text) }
        }
        do {
            return try SolutionChange(block).applied(to: solution)
        } catch {
            throw mistake(at: error.number, error.sentence)
        }
    }

    // MARK: Lines

    /// The next line's number, from 1.
    private var number: Int { index + 1 }

    private func mistake(at line: Int, _ sentence: String) -> BookFile.FormatError {
        BookFile.FormatError(path: path, line: line, sentence: sentence)
    }
}

extension Substring {
    fileprivate var isIndented: Bool { hasPrefix("    ") && !isBlank }
}
