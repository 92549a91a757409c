import Foundation
import Grading
import Reading
import Terminal
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@MainActor
@Suite("Commands") struct CommandTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    @Test func `Every command has a valid example, and its help shows it`() async throws {
        for command in Commands.all.types.map({ $0.command }) {
            _ = try Commands.all.parse(Words.split(command.example))
            #expect(await session.run(line: "help \(command.name)") == .passed)
            #expect(bench.take().contains(command.example))
            #expect(await session.run(line: "help") == .passed)
            #expect(bench.take().contains("  \(command.name) "))
        }
        #expect(await session.run(line: "check --help") == .passed)
        #expect(bench.take().hasPrefix("check [CHAPTER|TASK]"))
    }

    @Test("Each command is described, and each description has a command, in the order of `help`")
    func descriptions() {
        #expect(Commands.all.types.map { $0.command.name } == Command.names)
    }

    @Test(
        "A mistake is found without knowing more than the chapters, and means what the command itself would say",
        arguments: [
            ("list --jsn", "--json"), ("next foo", "foo"), ("drill 6", "6"), ("check 1.9", "1.1"),
            ("open nowhere", "nowhere"), ("read valv", "ambiguous"),
        ])
    func mistakes(_ line: String, _ word: String) async throws {
        let words = try Words.typed(line)
        let chapters = Bench.chapters.map(\.heading) + [ChapterHeading("04", "Valves2", "valves2", "")]
        let found = #expect(throws: Complaint.self) {
            try Command.named(words[0]).check(Array(words.dropFirst()), chapters: chapters) { _ in [1, 2] }
        }
        #expect(found?.sentence.contains(word) == true)
    }

    @Test func `What the examples of all commands say isn't a mistake`() throws {
        for command in Command.all {
            let words = try Words.split(command.example)
            try command.check(Array(words.dropFirst()), chapters: ChapterHeading.all) { _ in Array(1...9) }
        }
    }

    @Test("A chapter's --help lists what `help run` promises", arguments: [["--help"], ["help"], ["run", "-h"]])
    func helpOfAChapter(_ arguments: [String]) async throws {
        let help = try await Program.product("validation").run(arguments).standardOutput
        for option in RunCommand.command.options + ["validation check [<task>]", "--gradescope"] {
            #expect(help.contains(option), "\(option)")
        }
    }

    @Test func `The shell and the prompt read the same commands`() throws {
        let invocation = try Invocation(["--no-color", "list", "--json", "--package-path", "/x"])
        #expect(invocation.options.noColor)
        #expect(invocation.options.packagePath == "/x")
        #expect((try Commands.all.parse(invocation.words) as? ListCommand)?.json == true)
        #expect(try Invocation(["run", "validation", "--no-color"]).words == ["run", "validation", "--no-color"])
        #expect(try Invocation([]).words.isEmpty)
        #expect(try Invocation(["list", "--spoken"]).options.spoken && Invocation(["--spoken"]).options.spoken)
        #expect(try Invocation(["run", "1", "--spoken"]).words == ["run", "1", "--spoken"])
    }

    @Test(arguments: 0...1)
    func `The doctor finds a running build, wherever SwiftPM keeps its lock`(_ place: Int) throws {
        #expect(session.buildFolder.runningBuild == nil)
        try bench.folder.write("4711\n", to: ".build/.lock")
        let lock = session.buildFolder.locks[place]
        defer { try? FileManager.default.removeItem(atPath: lock) }
        try FileLock.holding(lock) {
            #expect(session.buildFolder.runningBuild?.process == 4711)
        }
        #expect(session.buildFolder.runningBuild == nil)
    }

    #if os(Linux)
    @Test func `The doctor says that the disk is full, and not that the folder is read-only`() async throws {
        // Where the doctor tries to write, a device acts as a full disk.
        try bench.folder.write("", to: ".workbook/file")
        try #require(symlink("/dev/full", bench.folder.url.path + "/.workbook/.probe-\(getpid())") == 0)
        _ = await session.run(line: "doctor")
        let text = bench.take().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("The disk is full, so your progress is lost when you quit. Make room on it"), "\(text)")
    }

    @Test func `If the doctor can't write in a folder that it has created, it removes the folder`() {
        // The path is so long that the folder can't contain a file.
        var folder = bench.folder.url
        let length = Int(PATH_MAX) - 8
        while folder.path.utf8.count < length - 202 { folder.append(path: String(repeating: "a", count: 200)) }
        folder.append(path: String(repeating: "b", count: length - folder.path.utf8.count))
        #expect(Examination.obstacle(toWritingIn: folder) != nil)
        #expect(access(folder.path, F_OK) != 0 && access(folder.deletingLastPathComponent().path, F_OK) == 0)
    }
    #endif

    @Test("Chapters are built as this program was, also with a scratch path; another checkout's in its own folder")
    func buildFolders() throws {
        let products = "\(bench.folder.url.path)/elsewhere/x86_64-unknown-linux-gnu/release"
        let program = URL(filePath: products).appending(path: "workbook")
        try bench.folder.write("", to: "elsewhere/x86_64-unknown-linux-gnu/release/workbook")
        // Outside of every checkout, a build belongs to the checkout with the sources.
        try FileManager.default.removeItem(at: bench.folder.url.appending(path: "Package.swift"))
        let own = BuildFolder(checkout: Checkout(root: BookCopy.original), program: program)
        #expect(own.layout.products == program.deletingLastPathComponent().resolvingSymlinksInPath().path)
        #expect(own.build(of: own.wholeWorkbook).arguments.contains("--scratch-path"))

        let other = BuildFolder(checkout: Checkout(root: URL(filePath: "/another")), program: program)
        #expect(other.layout == BuildLayout(.native, .release, ofPackage: "/another"))
        let arguments = other.build(of: other.wholeWorkbook).arguments
        #expect(arguments.contains("--build-system") && !arguments.contains("--scratch-path"))
    }

    @Test func `A program that another Swift has built is stale, whatever its date`() throws {
        let folder = session.buildFolder
        let product = folder.program(named: "validation")
        folder.noteBuilt(product, at: Date())
        #expect(!folder.isStale(product, sources: []))
        try bench.folder.write("/another/swift 1", to: ".workbook/built/debug-validation", at: .distantFuture)
        #expect(folder.isStale(product, sources: []))
        folder.noteBuilt(product, at: Date())
        #expect(!folder.isStale(product, sources: []))
    }

    @Test func `The doctor records which Swift has built a program`() async throws {
        _ = await session.run(["doctor"])
        let stamp = try bench.folder.read(".workbook/built/debug-validation")
        #expect(stamp == SwiftToolchain.identity)
    }

    @Test func `A changed source makes its program stale`() throws {
        let product = session.buildFolder.program(named: "validation")
        #expect(!session.buildFolder.isStale(product, sources: ["Sources/ReactiveCore"]))
        try bench.folder.write("new", to: "Sources/ReactiveCore/Signal.swift")
        try bench.folder.setDate(.distantPast, of: ".build/debug/validation")
        #expect(session.buildFolder.isStale(product, sources: ["Sources/ReactiveCore"]))
    }

    @Test func `Only a passed exam is followed by the command that opens the reader's own app`() throws {
        func line(_ kind: ExerciseTask.Kind, _ verdict: Verdict) -> String? {
            let task = ExerciseTask(TaskJudge(number: 1, scenarios: []), title: "", kind: kind)
            return ChapterReport(
                chapter: Bench.chapters[0], exercise: "", seed: 1,
                tasks: [TaskReport(task: task, verdict: verdict, seed: 1)]
            ).lineAfterExam
        }
        #expect(line(.exam, .passed) == "Now open your own app: `run 1 --mine`.")
        #expect(line(.exam, .notStarted) == nil)
        #expect(line(.stretch, .passed) == nil)
    }
}
