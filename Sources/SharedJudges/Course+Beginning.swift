import Exercises
import Grading
import Playing
import Reading
import SocialService
import Terminal

extension Course {
    /// The book with the judges of chapter 00 only, for the first check.
    public static let beginning = book(chapters: [.withoutSignals], examples: [.colorOfTheField])

    /// This book, with the chapters whose judges a program has.
    package static func book(chapters: [Chapter], examples: [ExampleTask]) -> Course {
        Course(
            named: Contents.title, abstract: Contents.abstract, lastWords: Contents.lastWords, library: .book,
            lanes: ObservationLane.all, verbs: BookVerb.self, chapters: chapters, examples: examples,
            service: ServiceRules(
                latency: { _ = try Latency(parsing: $0) }, answers: { _ = try ResponsePlan(parsing: $0) }),
            startingStep: { "import ChapterKit\n\nChapterRun.start(\($0).self)\n" })
    }
}

extension Chapter {
    /// A chapter whose pipeline tasks must meet the shared requirements. A checkout provides its starter and its texts.
    /// - Parameter requirements: by the numbers of their tasks, such as "05.1".
    package init(_ heading: ChapterHeading, tasks: [ExerciseTask], held requirements: [String: TaskRequirements]) {
        let number = heading.number
        self.init(
            heading, starter: "",
            tasks: tasks.map { $0.held(to: requirements["\(number).\($0.number)"], in: number) })
    }
}

extension ExerciseBuilder {
    /// A builder of this book's exercises.
    public init() { self.init(for: .book) }

    package init(in layout: BuildLayout? = nil, isolation: Isolation, landlockAtMost version: Int? = nil) {
        self.init(for: .book, in: layout, isolation: isolation, landlockAtMost: version)
    }
}

extension Grader {
    /// A grader of this book's exercises.
    public init(limits: Limits = Limits(), asksTheFile: Bool = true, shortening: ShorteningBudget? = nil) {
        self.init(builder: ExerciseBuilder(), limits: limits, asksTheFile: asksTheFile, shortening: shortening)
    }
}
