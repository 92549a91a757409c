import Reading
import Terminal

extension BookChapter {
    /// Chapter 00: the app of the whole book, with callbacks and flags.
    package static let withoutSignals = BookChapter(
        .withoutSignals, [.colorOfTheField, .breakInstantSearch, .newestAnswer])
}

extension Course {
    /// The book with the judges of chapter 00 only, for the first check.
    public static let beginning = book([.withoutSignals])

    /// This book, with the chapters whose judges a program has.
    package static func book(_ chapters: [BookChapter]) -> Course {
        Course(
            named: Contents.title, abstract: Contents.abstract, lastWords: Contents.lastWords, library: .book,
            lanes: ObservationLane.all, verbs: BookVerb.self, chapters: chapters.map(\.chapter),
            examples: chapters.flatMap(\.examples),
            service: ServiceRules(
                latency: { _ = try Latency(parsing: $0) }, answers: { _ = try ResponsePlan(parsing: $0) }),
            parts: OwnPart.ofBook, app: .twitterInstant,
            startingStep: { step, parts in
                "import ChapterKit\n\nChapterRun.start(\(step).self, yours: \"\(parts)\")\n"
            })
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
    public init(limits: Limits = .usual, asksTheFile: Bool = true, shortening: ShorteningBudget? = nil) {
        self.init(builder: ExerciseBuilder(), limits: limits, asksTheFile: asksTheFile, shortening: shortening)
    }
}
