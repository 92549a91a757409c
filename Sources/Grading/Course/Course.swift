import Foundation
import Playing
import Reading

/// The parts of a course, for the engine that reads, runs, checks, grades, drills, proves, and publishes it. The texts
/// of its chapters are in the Markdown files of a checkout.
///
///     WorkbookProgram.whole(Course(named: "Shouting", …)).main(arguments)
public struct Course: Sendable {
    /// The course's name, which the greeting contains.
    public let name: String

    /// What the course teaches, in a sentence.
    public let abstract: String

    /// The text for a reader who has passed every task: a sentence or two.
    public let lastWords: String

    /// The library that its exercises are compiled against.
    public let library: ExerciseLibrary

    /// The lanes that its fixtures record, in the order in which a report names them.
    public let lanes: [ObservationLane]

    /// The verbs that its fixtures understand.
    public let verbs: any Verb.Type

    /// The tasks for which a learner can write examples.
    public let examples: [ExampleTask]

    /// The rules for the values that `service` sets; nil for a course without a service.
    public let service: ServiceRules?

    /// The tasks whose functions later chapters call, in the order of the book.
    package let parts: [OwnPart]

    /// The app that `take` writes; nil for a course without one.
    package let app: TakenApp?

    /// Returns the text of the main.swift that `run --mine` compiles with the learner's pipeline. `step` is the type
    /// that it starts, and `parts` names the learner's tasks that the program uses: "3.1, 4.2".
    package let startingStep: @Sendable (_ step: String, _ parts: String) -> String

    private let chapters: [ChapterJudges]

    /// A course.
    ///
    /// A new chapter is a folder under Chapters, a solution, the starter's changes beside it, a line in Package.swift,
    /// and an element of `chapters`.
    /// - Parameter chapters: the judges of each chapter's tasks, in order.
    public init(
        named name: String, abstract: String, lastWords: String, library: ExerciseLibrary, lanes: [ObservationLane],
        verbs: any Verb.Type, chapters: [ChapterJudges],
        examples: [ExampleTask] = [], service: ServiceRules? = nil, parts: [OwnPart] = [], app: TakenApp? = nil,
        startingStep: @escaping @Sendable (_ step: String, _ parts: String) -> String = { step, _ in
            "\(step).main()\n"
        }
    ) {
        (self.name, self.abstract, self.lastWords, self.library) = (name, abstract, lastWords, library)
        (self.lanes, self.verbs, self.examples, self.service) = (lanes, verbs, examples, service)
        (self.chapters, self.parts, self.app, self.startingStep) = (chapters, parts, app, startingStep)
    }

    /// The chapters, each with the words of its tasks and the starter that a checkout has.
    /// Throws if a file of the course is missing or wrong.
    public func chapters(in root: URL) throws(Obstacle) -> [Chapter] {
        do {
            return try chapters.map { chapter in
                let (heading, path) = (chapter.heading, chapter.heading.tasksPath)
                let words = try ChapterTasks(BookFile.text(of: path, in: root), path: path)
                return try Chapter(
                    heading, Starter.text(of: heading, in: root),
                    chapter.tasks(saying: words, in: path, recordedIn: lanes),
                    ChapterReference(of: heading, in: root))
            }
        } catch {
            throw error as? Obstacle ?? Obstacle("\(error)")
        }
    }

    package var decoding: [CodingUserInfoKey: any Sendable] {
        Stimulus.Action.verbs.map { [$0: verbs] } ?? [:]
    }

    /// A task with its words for examples; nil if learners can't write examples for it.
    public func examples(of chapter: Chapter, _ task: Int) -> ExampleTask? {
        guard let task = chapter.tasks.first(where: { $0.number == task }), task.examples.count > 2,
            let found = examples.first(where: { $0.chapter == chapter.number && $0.number == task.number })
        else { return nil }
        return found.saying(task.examples, tested: task.exampleTest)
    }

    /// Checks the values that a learner sets with `service`. Each rule throws an error whose description is a sentence.
    public struct ServiceRules: Sendable {
        /// Throws if a text isn't a valid latency.
        public let latency: @Sendable (String) throws -> Void
        /// Throws if a text isn't a valid setting for the answers.
        public let answers: @Sendable (String) throws -> Void

        public init(
            latency: @escaping @Sendable (String) throws -> Void, answers: @escaping @Sendable (String) throws -> Void
        ) {
            (self.latency, self.answers) = (latency, answers)
        }
    }
}

extension ChapterJudges {
    /// Throws if a judge has no words or wrong ones, or if words have no judge.
    fileprivate func tasks(saying words: ChapterTasks, in path: String, recordedIn lanes: [ObservationLane])
        throws(Obstacle) -> [ExerciseTask]
    {
        if let extra = words.tasks.first(where: { words in !tasks.contains { $0.number == words.number } }) {
            throw Obstacle(
                "\(path):\(extra.line): The chapter has no judge for task \(extra.number).")
        }
        return try tasks.map { judge throws(Obstacle) in
            guard let own = words.tasks.first(where: { $0.number == judge.number }) else {
                throw Obstacle("\(path) has no heading for task \(judge.number).")
            }
            if let mistake = judge.mistake(in: own) {
                throw Obstacle("\(path):\(own.line): \(mistake)")
            }
            return ExerciseTask(judge, saying: own, recordedIn: lanes)
        }
    }
}
