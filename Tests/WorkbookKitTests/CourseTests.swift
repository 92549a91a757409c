import Foundation
import Grading
import Judges
import Playing
import Reading
import Terminal
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

/// The engine doesn't know this book: a course of one task, written into a temporary folder, is read and checked.
@Suite("A course") struct CourseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let samples = BookCopy.original.appending(path: "Tests/WorkbookKitTests/Samples/Shouting")
        for path in try FileManager.default.contentsOfDirectory(atPath: samples.path) {
            try FileManager.default.copyItem(at: samples.appending(path: path), to: folder.url.appending(path: path))
        }
        try folder.write("", to: "Package.swift")
        try folder.write(Self.exercise("word"), to: "Chapters/01-Shout/Exercise.swift")
        try folder.write(Self.exercise("word.uppercased()"), to: "Solutions/01-Shout/Exercise.swift")
    }

    @Test func `Another course's task is shown, refused for its mistake, and passed`() async throws {
        let shown = try await printed(by: "list", "task 1.1", "check 1")
        #expect(shown.contains("01  Shout               0 of 1  Louder"))
        #expect(shown.contains("Send each word in capital letters."))
        #expect(shown.contains("Task 1 not started: loud"))

        try folder.write(Self.exercise("word.lowercased()"), to: "Chapters/01-Shout/Exercise.swift")
        let refused = try await printed(by: "check 1")
        #expect(refused.contains("Task 1 not passed: loud"))
        #expect(refused.contains("The word was whispered."))
        #expect(refused.contains("Lane \"loud\":"))

        try folder.write(
            Self.exercise("String(word.flatMap { $0.uppercased() })"), to: "Chapters/01-Shout/Exercise.swift")
        let passed = try await printed(by: "check 1", "progress")
        #expect(passed.contains("Task 1 passed: loud\nThat was loud."))
        #expect(passed.contains("1 of 1 task"))
    }

    @Test func `With a verb that its fixture doesn't know, the scenario's file and line are named`() async throws {
        let scenario = Scenario(
            "a dance", stimuli: { _ in [Stimulus(at: .zero, .verb(OtherVerb.dance))] }, file: "Mine/Shout.swift",
            line: 3)
        let whole = try #require(try Course.shouting.chapters(in: folder.url).first)
        let chapter = Chapter(
            whole.heading, starter: whole.starter,
            tasks: [ExerciseTask(TaskJudge(number: 1, scenarios: [scenario]), title: "")], reference: whole.reference)
        let solution = ExerciseFile(path: "Exercise.swift", text: try folder.read(chapter.solutionPath))
        let report = await Grader(builder: ExerciseBuilder(for: Course.shouting.library)).grade(
            chapter, .text(solution), seed: 1)
        #expect(report.tasks[0].verdict.message?.contains("(Mine/Shout.swift:3)") == true)
    }

    @Test func `A changed solution stops its chapter, not the book`() async throws {
        let copy = try BookCopy()
        let path = "Solutions/05-Filter/Exercise.swift"
        let changed = try copy.folder.read(path).replacing(".filter(isValidSearchText)", with: ".filter(isValid)")
        try copy.folder.write(changed, to: path)
        let chapters = try Course.book.chapters(in: copy.folder.url)
        let stopped = chapters.filter { $0.obstacle != nil }
        #expect(stopped.map(\.number) == ["05"])
        let file = ExerciseFile(path: "Exercise.swift", text: changed)
        let sentence = await Grader().grade(stopped[0], .text(file), tasks: [1]).tasks[0].verdict.message
        #expect(sentence?.contains("Solutions/05-Filter/Starter.diff:8: The solution has no line") == true)
        #expect(sentence?.contains("`git checkout -- Solutions/05-Filter` brings it back.") == true)
    }

    private enum OtherVerb: Verb {
        case dance

        var instruction: String { "dance" }
    }

    @MainActor
    private func printed(by lines: String...) async throws -> String {
        let layout = try #require(BuildLayout.ofRunningProgram)
        let checkout = Checkout(root: folder.url)
        var printed = ""
        let write: @MainActor (String) -> Void = { printed += $0 }
        let session = Session(
            mode: .interactive, buildFolder: BuildFolder(checkout: checkout, layout: layout), course: .shouting,
            commands: .all, chapters: try Course.shouting.chapters(in: folder.url),
            output: Output(isColored: false, isTerminal: false, columns: { 80 }, write: write, writeError: write),
            programs: NamedPrograms(write: write),
            grader: SystemGrading(checkout: checkout, layout: layout, library: Course.shouting.library),
            environment: [:], makeSeed: { 1 })
        for line in lines { _ = await session.run(line: line) }
        return printed
    }

    @Test func `No module of the engine depends on a module of the book`() throws {
        let imports = try ModuleImports()
        let engine = imports.all(["Terminal", "Reading", "Grading", "Checks", "WorkbookKit"])
        let book: Set = ["SocialService", "StarterProject", "Exercises", "SharedJudges", "Judges", "ChapterKit"]
        #expect(book.isSubset(of: imports.all(["Judges"])))
        #expect(engine.isDisjoint(with: book))
    }
}

extension Course {
    fileprivate static let shouting = Course(
        named: "Shouting", abstract: "", lastWords: "",
        library: ExerciseLibrary(
            product: "WorkbookRuntime", fixtures: "Playing",
            modules: ExerciseLibrary.book.modules, modulesBeneath: ExerciseLibrary.book.modulesBeneath),
        lanes: [.loud], verbs: ShoutVerb.self,
        chapters: [
            ChapterJudges(
                ChapterHeading("01", "Shout", "shout", "Louder"),
                tasks: [
                    TaskJudge(
                        number: 1,
                        scenarios: [
                            Scenario("a word") { _ in [Stimulus(at: .milliseconds(200), .verb(ShoutVerb.say("Hey")))] }
                        ],
                        mistakes: [Mistake("whispered") { $0.actual.values(in: .loud) == ["hey"] }])
                ])
        ])
}

private enum ShoutVerb: Verb {
    case say(String)

    var instruction: String {
        switch self {
        case .say(let word): "say \"\(word)\""
        }
    }
}

extension ObservationLane {
    fileprivate static let loud = ObservationLane("loud")
}

extension CourseTests {
    /// The learner's file. It has the fixture, too, so that no library must be built for it: a submission can't make
    /// ``Fixtures``, but a file whose starter hands nothing over is trusted, as the book's own solutions are.
    private static func exercise(_ result: String) -> String {
        sample("Shout.txt").replacing("RESULT", with: result)
    }
}
