import Reading
import Terminal

/// The questions that the predict tasks ask: the book's own, or a question set, so that neighbors in a class get
/// different questions.
///
/// A file from a handout names its question set in a comment, `// Questions: 271828`, and is checked with those
/// questions. When a whole class is graded, each student's set is known, so the comment is only compared with it.
public enum QuestionSet {
    private static let mark = "// Questions: "

    /// The possible IDs of question sets.
    public static let numbers: Range<UInt64> = 1..<1_000_000

    /// The ID of a student's question set. It depends only on the seed of the class and the student's id, so it's the
    /// same on every machine.
    public static func number(of student: String, seed: UInt64) -> UInt64 {
        var generator = SplitMix64(seed: FNV1a.hash("\(seed) \(student)".utf8))
        return UInt64.random(in: numbers, using: &generator)
    }

    /// The ID in a comment among the first ten lines of a file that aren't empty; nil if they have no such comment.
    public static func number(in text: String) -> UInt64? {
        let lines = text.split(maxSplits: 10, whereSeparator: \.isNewline).prefix(10)
        for line in lines where line.hasPrefix(mark) {
            if let number = UInt64(line.dropFirst(mark.count)), numbers.contains(number) { return number }
        }
        return nil
    }

    /// For renumbered tasks, the numbers that they had when questions were first handed out, by chapter and today's
    /// number. So a file from that time still gets the same questions.
    private static let firstNumbers = ["01.2": 5, "03.3": 4, "07.4": 2, "09.2": 4]

    /// The random numbers from which a task's question is made.
    static func generator(_ questions: UInt64, ofTask task: Int, in chapter: String) -> SplitMix64 {
        SplitMix64(seed: questions &+ UInt64(firstNumbers["\(chapter).\(task)"] ?? task) << 32)
    }

    static func line(_ number: UInt64) -> String { mark + "\(number)" }
}

extension Checkout {
    /// The chapters with the question sets that the learner's files name, or with the book's own questions.
    public func asked(_ chapters: [Chapter]) -> [Chapter] {
        chapters.map { chapter in
            let beginning = ExerciseFile.beginning(of: root.appending(path: chapter.exercisePath))
            return beginning.map(chapter.asked) ?? chapter
        }
    }
}
