/// One chapter of the workbook, as the catalogue describes it: once, for every part that lists, runs, grades or resets chapters.
public struct Chapter: Sendable, Identifiable, CustomStringConvertible {
    /// Two digits, such as `"01"`: its place in the workbook.
    public let number: String

    /// The name of its target and, after the number, of its folder, such as `"Validation"`.
    public let name: String

    /// The command that a learner types, such as `"validation"`.
    public let product: String

    /// Its title in plain words.
    public let title: String

    /// Exercise.swift as it was before the learner touched it, whole. Kept with the catalogue, apart from the learner's file, so that
    /// `reset` and "not started" need no git; a test holds the committed file to it.
    public let starter: String

    /// What there is to do, numbered from 1 in this order.
    public let tasks: [ExerciseTask]

    /// The number of the questions that its tasks ask; nil for the book's own.
    public let questions: UInt64?

    /// What a right exercise holds below the marks of the tasks that ask another question than the book's, by the tasks' numbers.
    let answers: [Int: String]

    /// A chapter, with the book's own questions.
    public init(number: String, name: String, product: String, title: String, starter: String, tasks: [ExerciseTask]) {
        self.init(
            number: number, name: name, product: product, title: title, starter: starter, tasks: tasks, questions: nil,
            answers: [:])
    }

    init(
        number: String, name: String, product: String, title: String, starter: String, tasks: [ExerciseTask],
        questions: UInt64?,
        answers: [Int: String]
    ) {
        self.number = number
        self.name = name
        self.product = product
        self.title = title
        self.starter = starter
        self.tasks = tasks
        self.questions = questions
        self.answers = answers
    }

    /// `"01-Validation"`: its folder's name under Chapters and under Solutions.
    public var folder: String { "\(number)-\(name)" }

    /// The learner's file, from the top of the package.
    public var exercisePath: String { "Chapters/\(folder)/Exercise.swift" }

    /// The reference solution, from the top of the package.
    public var solutionPath: String { "Solutions/\(folder)/Exercise.swift" }

    /// The folder's name.
    public var id: String { folder }

    /// The folder's name: what a test that is given a chapter is called by.
    public var description: String { folder }
}
