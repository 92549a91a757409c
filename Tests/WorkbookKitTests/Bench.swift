import Foundation
import Grading
import Judges
import Reading
import Synchronization
import Terminal
import TerminalTestKit

@testable import Checks
@testable import WorkbookKit

/// A session on a small book whose programs and verdicts the test chooses.
@MainActor
final class Bench {
    let folder: TemporaryFolder
    let programs = FakePrograms()
    private(set) var shown = ""
    private(set) var complained = ""

    static let lesson = sample("Lesson.md")

    static let starter = """
        // MARK: - Task 1: Show it
        let one = 0

        // MARK: - Task 2: Wake it
        let two = 0

        // MARK: - The exercise
        let exercise = [one, two]

        """

    static let solution = starter.replacing("= 0", with: "= 1")

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        for chapter in Self.chapters {
            try folder.write(Self.lesson, to: "Chapters/\(chapter.folder)/Lesson.md")
            try folder.write(Self.starter, to: chapter.exercisePath)
            try folder.write(Self.solution, to: chapter.solutionPath)
        }
        try markBuilt("validation")
        try markBuilt("libWorkbookRuntime.so")
        try markBuilt("libWorkbookRuntime.dylib")
    }

    static let chapters = [
        chapter("01", "Validation", "validation"),
        chapter("02", "RetainCycles", "retain-cycles"),
        chapter("03", "Valves", "valves"),
    ]

    private static let examples: [TaskWords.ExampleLine] =
        [
            """
            - keys: A letter is a key, `<` the delete key, and `' '` a space. `!` disposes of what `validate` \
            returned.
            """,
            """
            - expected: The color of the field: `y` for yellow, `w` for white. It begins with the color of the empty \
            field. You may leave out a color that doesn't change.
            """,
            "- off by one: What color is the field when its text has exactly three characters?",
        ].compactMap { TaskWords.ExampleLine($0[...]) }
        + words.examples.filter { ["sample", "right"].contains($0.name) }

    /// The words of the book's task with these examples.
    private static let words: TaskWords = {
        let path = "Chapters/01-Validation/Tasks.md"
        return try! ChapterTasks(BookFile.text(of: path, in: BookCopy.original), path: path).tasks[0]
    }()

    private static func chapter(_ number: String, _ name: String, _ product: String) -> Chapter {
        Chapter(
            ChapterHeading(number, name, product, "What \(name) is about"), starter: starter,
            tasks: (1...2).map { task in
                ExerciseTask(
                    TaskJudge(number: task, scenarios: []), title: "Task \(task) of \(name)", goal: "The goal.",
                    hints: ["Softly.", "Clearly.", "Loudly."], explanation: "That is why.",
                    examples: task == 1 ? examples : [], exampleTest: task == 1 ? words.test : "")
            }
        )
    }

    func markBuilt(_ product: String) throws {
        try folder.write("built", to: ".build/debug/\(product)", at: .distantFuture)
    }

    var layout: BuildLayout { BuildLayout(.native, .debug, ofPackage: folder.url.path) }

    func session(
        _ mode: Session.Mode = .interactive, environment: [String: String] = ["EDITOR": "vim -n"],
        output: Output? = nil, programs: (any Programs)? = nil, grader: (any ExerciseGrading)? = nil,
        now: @escaping () -> Date = { Date(timeIntervalSince1970: 0) }
    ) -> Session {
        let own = Output(
            isColored: false, isTerminal: false, columns: { 80 },
            write: { [weak self] in self?.shown += $0 }, writeError: { [weak self] in self?.complained += $0 }
        )
        return Session(
            mode: mode, buildFolder: BuildFolder(checkout: Checkout(root: folder.url), layout: layout),
            course: .book, commands: .all, chapters: Self.chapters, output: output ?? own,
            programs: programs ?? self.programs,
            grader: grader ?? TextGrading(root: folder.url),
            startFolder: folder.url.appending(path: "", directoryHint: .isDirectory),
            environment: environment, now: now, timeZone: .gmt, makeSeed: { 1 }
        )
    }

    static func withSession() throws -> (Bench, Session) {
        let bench = try Bench()
        return (bench, bench.session())
    }

    func take() -> String {
        defer {
            shown = ""
            complained = ""
        }
        return shown + complained
    }
}

/// The text of a file in the folder Samples.
func sample(_ name: String) -> String { try! BookCopy.text(of: "Tests/WorkbookKitTests/Samples/\(name)") }

final class FakePrograms: Programs {
    let log = Log<ProgramRun>()
    let ending = Log<TerminationStatus>()

    func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus {
        log.add(program)
        return ending.all.last ?? .exited(0)
    }

    func runQuietly(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
        -> TerminationStatus
    {
        log.add(program)
        await line("[1/2] Compiling")
        await line("main.swift:1:1: error: cannot find 'x' in scope")
        return ending.all.last ?? .exited(0)
    }
}

final class Log<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var all: [Entry] { entries.withLock { $0 } }

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
}
