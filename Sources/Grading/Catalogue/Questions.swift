import Seeding

/// Which questions the predict tasks ask: the book's own, or those of a number, so that neighbors in a class have different ones.
///
/// An exercise that was handed out says its number in a comment, `// Questions: 271828`, and is checked with those questions. Whoever grades
/// a class knows each student's number and does not ask the file.
public enum Questions {
    private static let mark = "// Questions: "

    /// The numbers that there are.
    public static let numbers: Range<UInt64> = 1..<1_000_000

    /// The number of a student's questions, from the number of the class and the student's id; the same on every machine.
    public static func number(of student: String, seed: UInt64) -> UInt64 {
        var generator = SplitMix64(seed: FNV1a.hash("\(seed) \(student)".utf8))
        return UInt64.random(in: numbers, using: &generator)
    }

    /// The number that a file says, in a comment of its first lines; nil when it says none.
    public static func number(in text: String) -> UInt64? {
        for line in text.prefix(2_000).split(whereSeparator: \.isNewline).prefix(10) where line.hasPrefix(mark) {
            if let number = UInt64(line.dropFirst(mark.count)), numbers.contains(number) { return number }
        }
        return nil
    }

    static func line(_ number: UInt64) -> String { mark + "\(number)" }
}

extension Chapter {
    /// The chapter with the questions of a number: other goals, hints, scenarios and answers in the tasks that can vary, and a starter that
    /// asks them. The book's own chapter for nil, or where nothing can vary.
    public func asking(_ number: UInt64?) -> Chapter {
        guard let number, varies else { return self }
        var starter = Questions.line(number) + "\n" + starter
        var answers: [Int: String] = [:]
        let tasks = tasks.map { task in
            guard let variant = task.variant(number), let changed = starter.replacing(task.number, with: variant.region)
            else { return task }
            starter = changed
            answers[task.number] = variant.solution
            return variant.task
        }
        return Chapter(
            number: self.number, name: name, product: product, title: title, starter: starter, tasks: tasks,
            questions: number, answers: answers)
    }

    /// The chapter with the questions that a file says it answers.
    public func asked(in file: String) -> Chapter {
        questions == nil ? asking(Questions.number(in: file)) : self
    }

    /// Whether any of its tasks can ask another question.
    public var varies: Bool { tasks.contains(where: \.varies) }

    /// The reference solution with the answers to this chapter's questions in it.
    public func answered(in solution: String) -> String {
        answers.sorted { $0.key < $1.key }.reduce(solution) { text, answer in
            text.replacing(answer.key, with: answer.value) ?? text
        }
    }
}

extension String {
    /// The text of an exercise with other lines below a task's mark; nil where it has no such mark, or more than one.
    public func replacing(_ task: Int, with region: String) -> String? {
        let regions = TaskRegions(of: self)
        return regions[task].map { old in regions.replacing(old.lines.dropFirst(), with: "\n\(region)\n") }
    }
}
