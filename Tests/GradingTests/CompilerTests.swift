import Exercises
import Foundation
import Marbles
import Playing
import Terminal
import TerminalTestKit
import Testing

@testable import Grading

/// The compiler's processes and folders, mostly with a shell script as a fake compiler.
@Suite("Running the compiler") struct CompilerTests {
    private let temporary: TemporaryFolder
    private let duration = "\(Int.random(in: 100_000..<900_000)).5"

    init() throws { temporary = try TemporaryFolder() }

    private var folder: URL { temporary.url }

    private func compiler(
        _ script: String, at path: String = "compiler", patience: Duration = .seconds(60)
    ) async throws -> Compiler {
        let program = folder.appending(path: path)
        try writeScript("#!/bin/sh\n\(script)", to: program)
        var compiler = try await Compiler.forTests(in: folder)
        (compiler.name, compiler.patience) = (program.path, patience)
        return compiler
    }

    private func compile(_ script: String, patience: Duration = .seconds(60)) async throws -> Compiler.Compilation {
        try await compiler(script, patience: patience).compile(
            ["-o", "exercise"], in: try RunFolder(for: .building, in: folder))
    }

    private func sentence(_ outcome: Compiler.Compilation) -> String {
        if case .failed(let sentence) = outcome { sentence } else { "\(outcome)" }
    }

    #if os(Linux)
    @Test func `Its time limit ends everything that it started, also in other groups and sessions`() async throws {
        let outcome = try await compile(
            "setsid sleep \(duration) & sleep \(duration) & wait", patience: .milliseconds(200))
        #expect(sentence(outcome).hasPrefix("The compiler was stopped after"))
        #expect(processes(running: duration) == [])
    }

    @Test func `Its limit on processor time doesn't depend on the machine's load`() async throws {
        var compiler = try await compiler("while :; do :; done")
        compiler.processorTime = .seconds(1)
        let outcome = await compiler.compile(["-o", "exercise"], in: try RunFolder(for: .building, in: folder))
        #expect(sentence(outcome).hasPrefix("The compiler was stopped after 1 second"))
    }

    @Test("Canceling ends everything that it started, also when it's asked for its commands", arguments: [false, true])
    func canceling(asksForCommands: Bool) async throws {
        let pipe = folder.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let task = Task {
            let compiler = try await compiler("setsid sleep \(duration) & echo > '\(pipe)'; wait")
            let place = try RunFolder(for: .building, in: folder)
            return await compiler.compile(["-o", "exercise"], in: place, by: asksForCommands ? commands : nil)
        }
        // Opening the pipe waits for the script to open the other end.
        await Task.detached { _ = close(open(pipe, O_RDONLY)) }.value
        task.cancel()
        #expect(sentence(try await task.value) == "The check was canceled.")
        #expect(processes(running: duration) == [])
    }

    @Test func `It has limits of time, memory and file size`() async throws {
        let outcome = try await compile("cat /proc/self/limits; exit 1")
        guard case .refused(let output) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        for name in ["Max cpu time", "Max data size", "Max file size"] {
            let line = output.text.split(separator: "\n").first { $0.hasPrefix(name) }
            #expect(line?.contains("unlimited") == false, "\(name)")
        }
    }

    @Test func `A folder of a process that was killed is removed with what runs in it, and no other folder`() throws {
        let living = try RunFolder(for: .playing, in: folder).url
        let dead = ProcessStamp.own.split(separator: ".").dropLast().joined(separator: ".") + ".1"
        let stale = folder.appending(path: "building-\(dead)-\(UUID())")
        try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: false)
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "setsid sleep \(duration) & echo started; wait"]
        child.environment = ["TMPDIR": stale.path, "PATH": "/usr/bin:/bin"]
        let output = Pipe()
        child.standardOutput = output
        try child.run()
        _ = output.fileHandleForReading.availableData
        RunFolder.removeStale(in: folder)
        child.waitUntilExit()
        #expect(processes(running: duration) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [living.lastPathComponent])
    }
    #endif

    @Test(
        "A crash is blamed on the code only if an empty file compiles",
        arguments: [("echo", "Take back your last change"), ("kill -ILL $$", "isn't your code")])
    func blame(elsewhere: String, sentence: String) async throws {
        let compiler = try await compiler(
            """
            case "$*" in
            *Exercise.swift*) kill -ILL $$;;
            *) \(elsewhere);;
            esac
            """)
        let cache = BuildCache(beside: compiler.library)
        let recipe = BuildCache.Recipe(
            sources: [("Exercise.swift", "let id = \"\(UUID())\""), ("main.swift", "")],
            runs: ExerciseBuilder.oneRun(["Exercise.swift"]), surroundings: duration)
        let result = await ExerciseBuilder.compile(recipe, with: compiler, cache: cache)
        guard case .failure(.cannotBuild(let said)) = result else {
            Issue.record("it was compiled")
            return
        }
        #expect(said.hasPrefix("The compiler crashed (signal 4)"), "\(said)")
        #expect(said.contains(sentence), "\(said)")
    }

    @Test func `A library that another Swift has built isn't the learner's mistake`() async throws {
        let words = "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler"
        let line = "Exercise.swift:1:8: error: \(words)"
        let compiler = try await compiler("echo '\(line)'; exit 1")
        let recipe = BuildCache.Recipe(
            sources: [("Exercise.swift", "let id = \"\(UUID())\"")], runs: [["Exercise.swift"]], surroundings: duration)
        let result = await ExerciseBuilder.compile(recipe, with: compiler, cache: BuildCache(beside: compiler.library))
        #expect(result == .failure(.cannotBuild(ExerciseLibrary.book.isFromAnotherSwift)))
    }

    private var commands: CompilerCommands { CompilerCommands(folder: folder, surroundings: "") }

    private func compiler(whoseFrontendRuns command: String, at path: String = "compiler") async throws -> Compiler {
        let frontend = folder.appending(path: "\(path)-parts/swift-frontend")
        try writeScript("#!/bin/sh\n\(command)", to: frontend)
        return try await compiler(
            """
            case "$*" in
            *-driver-print-jobs) echo '\(frontend.path) -frontend -c';;
            *) echo compiler > exercise;;
            esac
            """, at: path)
    }

    private static func refused(_ text: String) -> Compiler.Compilation {
        .refused(CompilerOutput(text: text, in: URL(filePath: "/nowhere")))
    }

    private func build(with compiler: Compiler) async throws -> (outcome: Compiler.Compilation, program: String?) {
        let place = try RunFolder(for: .building, in: folder)
        let outcome = await compiler.compile(["-o", "exercise"], in: place, by: commands)
        return (outcome, try? String(contentsOf: place.url.appending(path: "exercise"), encoding: .utf8))
    }

    @Test(
        "Its commands run without it; where they fail by no error in a source, it runs itself",
        arguments: [
            ("echo frontend > exercise", .built, "frontend\n"),
            ("echo 'Exercise.swift:1:2: error: no'; exit 1", refused("Exercise.swift:1:2: error: no\n"), nil),
            ("echo 'Exercise.swift:1:2: error: no'; kill -6 $$", .built, "compiler\n"),
            ("echo '<unknown>:0: error: no'; exit 1", .built, "compiler\n"),
            ("exit 1", .built, "compiler\n"), ("exec /no/such/program", .built, "compiler\n"),
        ] as [(String, Compiler.Compilation, String?)])
    func commands(frontend: String, outcome: Compiler.Compilation, program: String?) async throws {
        let compiler = try await compiler(whoseFrontendRuns: frontend)
        for _ in 1...2 {
            let result = try await build(with: compiler)
            #expect(result.outcome == outcome)
            #expect(result.program == program)
        }
    }

    @Test("A command that has disappeared, and an answer that isn't known, leave the work to the compiler")
    func noCommands() async throws {
        let compiler = try await compiler(whoseFrontendRuns: "echo frontend > exercise")
        #expect(try await build(with: compiler).program == "frontend\n")
        try FileManager.default.removeItem(at: folder.appending(path: "compiler-parts"))
        #expect(try await build(with: compiler).program == "compiler\n")
        for answer in ["echo /bin/true", "echo", "exit 1", "kill -9 $$"] {
            let script = "case \"$*\" in *-driver-print-jobs) \(answer);; *) echo compiler > exercise;; esac"
            #expect(try await build(with: try await self.compiler(script)).program == "compiler\n", "\(answer)")
        }
    }

    @Test func `Another compiler is asked for its own commands, and so is the same one after a change`() async throws {
        let first = try await compiler(whoseFrontendRuns: "echo first > exercise", at: "first")
        #expect(try await build(with: first).program == "first\n")
        let second = try await compiler(whoseFrontendRuns: "echo second > exercise", at: "second")
        #expect(try await build(with: second).program == "second\n")
        let changed = try await compiler("echo changed > exercise", at: "first")
        #expect(try await build(with: changed).program == "changed\n")
    }

    private let arguments = ExerciseBuilder.oneRun(["Exercise.swift"])[0]

    private func place(for exercise: String) throws -> RunFolder {
        let place = try RunFolder(for: .building, in: folder)
        try Data(exercise.utf8).write(to: place.url.appending(path: "Exercise.swift"))
        try Data(ExerciseBuilder.playerMain.utf8).write(to: place.url.appending(path: "main.swift"))
        return place
    }

    @Test(
        "What it says of an exercise is the same when its commands run without it",
        arguments: [
            (EchoChapter.solution, "built"),
            ("let texts: [Int] = [\"a\"]\nfunc twice(_ number: Int) -> Int { numbr * 2 }\n", "numbr"),
            (EchoChapter.solution + "@_silgen_name(\"nowhere\") func nowhere()\nlet end: () = nowhere()\n", "symbol"),
        ])
    func sameWords(text: String, words: String) async throws {
        let compiler = try await ExerciseBuilder().compiler()
        var outcomes: [Compiler.Compilation] = []
        for commands in [nil, commands] {
            let place = try self.place(for: text)
            let outcome = await compiler.compile(arguments, in: place, by: commands)
            guard case .refused(var output) = outcome else {
                outcomes.append(outcome)
                continue
            }
            // Temporary files have different names each time.
            output.text.replace(place.url.path, with: "")
            output.text.replace(/TemporaryDirectory\.\w+/, with: "")
            outcomes.append(.refused(output))
        }
        #expect(outcomes[0] == outcomes[1])
        #expect("\(outcomes[0])".contains(words))
    }

    #if os(Linux)
    @Test func `An exercise is compiled by the frontend and the linker alone`() async throws {
        let compiler = try await ExerciseBuilder().compiler()
        let place = try RunFolder(for: .building, in: folder)
        let script = try #require(await commands.script(for: arguments, of: compiler, in: place))
        #expect(!script.contains("clang ") && !script.contains("swiftc"))
        #expect(script.contains("swift-frontend") && script.contains("ld.lld"))
    }

    @Test func `A program that imports another library than those before is linked with it`() async throws {
        var compiler = try await ExerciseBuilder().compiler()
        // After a first build, the cache of C modules is empty.
        compiler.addsModules = true
        let programs = [
            EchoChapter.solution, "import Synchronization\n\(EchoChapter.solution)\nlet one = Atomic(1)\n",
            EchoChapter.solution,
        ]
        for text in programs {
            let place = try self.place(for: text)
            let script = try #require(await commands.script(for: arguments, of: compiler, in: place))
            let ending = await compiler.run("/bin/sh", ["-c", script], in: place)
            guard case .ended(.exited(0), _) = ending else {
                Issue.record("\(ending)")
                return
            }
            commands.keepOptions(of: arguments, for: compiler, in: place)
        }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let options = try #require(files.first { $0.path.hasSuffix("-options") })
        #expect(try String(contentsOf: options, encoding: .utf8).contains("-lswiftSynchronization\n"))
    }
    #endif

    @Test func `A missing compiler has a sentence`() async throws {
        var compiler = try await Compiler.forTests(in: folder)
        compiler.name = "no-such-compiler"
        let outcome = await compiler.compile(["-o", "exercise"], in: try RunFolder(for: .building, in: folder))
        #expect(sentence(outcome) == "`no-such-compiler` can't be run. Put Swift's toolchain on your PATH.")
    }

    @Test func `A part of the compiler that crashes or reaches its limit has a sentence`() async throws {
        let line = "error: compile command failed due to signal 6 (use -v)"
        #expect(try await compile("echo '\(line)'; exit 1") == .died(.init(signal: "6", printing: line)))
        let slow = try await compile("echo 'error: compile command failed due to signal \(SIGXCPU) (use -v)'; exit 1")
        #expect(sentence(slow).hasPrefix("The compiler was stopped after 60 seconds"))
    }
}
