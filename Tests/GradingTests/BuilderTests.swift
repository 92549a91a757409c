import Exercises
import Foundation
import Playing
import Reading
import Terminal
import TerminalTestKit
import Testing

@testable import Grading

@Suite("Building an exercise") struct BuilderTests {
    @Test func `The library's version covers every module that it's made of`() throws {
        let manifest = try BookCopy.text(of: "Package.swift")
        let product = try #require(manifest.range(of: "name: \"\(ExerciseLibrary.book.product)\""))
        let targets = try #require(manifest[product.upperBound...].firstMatch(of: /targets: \[([^\]]*)\]/)).1
        let names = targets.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(try ModuleImports().all(Set(names)) == Set(ExerciseLibrary.book.modules))
    }

    @Test func `Where nothing is built, the error says what to build`() async throws {
        let builder = ExerciseBuilder(in: try #require(BuildLayout.ofRunningProgram).moved(to: "/nowhere"))
        await #expect(
            throws: ExerciseBuilder.Failure.cannotBuild(
                """
                The workbook's library isn't built yet. Run `swift build --product WorkbookRuntime` \
                in the workbook's folder, then check again.
                """
            )
        ) { try await builder.build(exercise: ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution)) }
    }

    @Test(arguments: ["it's \"my\" $HOME, Büch 日本", String(repeating: "long", count: 40), "a:colon"])
    func `A checkout may have any letters in its path`(_ name: String) async throws {
        let temporary = try TemporaryFolder(named: name)
        let moved = try await layout(linkedIn: temporary)
        let report = await Grader(builder: ExerciseBuilder(in: moved)).grade(
            EchoChapter.chapter, .text(ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution)))
        #expect(report.isPass, "\(report.tasks.map(\.verdict))")
    }

    private func layout(linkedIn temporary: TemporaryFolder) async throws -> BuildLayout {
        let library = try await WorkbookLibrary.find(.book)
        let folder = temporary.url
        let moved = library.layout.moved(to: folder.path)
        try FileManager.default.createDirectory(atPath: moved.modules, withIntermediateDirectories: true)
        for module in library.modules {
            let name = URL(filePath: module).lastPathComponent
            try FileManager.default.createSymbolicLink(
                atPath: "\(moved.modules)/\(name)", withDestinationPath: module)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(ExerciseLibrary.book.fileName), withDestinationURL: library.library)
        return moved
    }

    @Test func `In a shared temporary folder, each checkout has its own links to modules`() async throws {
        let (temporary, other) = (try TemporaryFolder(), try TemporaryFolder())
        let libraries = [
            try await WorkbookLibrary.find(.book), try WorkbookLibrary(.book, in: try await layout(linkedIn: other)),
        ]
        let folders = libraries.map { BuildCache(inShared: temporary.url, for: $0).importableModules }
        for (library, folder) in zip(libraries, folders) { _ = try ImportableModules(of: library, linkedIn: folder) }
        let found = try folders.map { folder in
            try files.destinationOfSymbolicLink(atPath: folder.appending(path: "ReactiveCore.swiftmodule").path)
        }
        #expect(found == libraries.map { $0.layout.module("ReactiveCore") })
    }

    @Test func `Checks that begin at once make all links again after each was changed, and remove any other`()
        async throws
    {
        let library = try await WorkbookLibrary.find(.book)
        let temporary = try TemporaryFolder()
        let wanted = try ImportableModules(of: library, linkedIn: temporary.url).targets.sorted()
        let names = try files.contentsOfDirectory(atPath: temporary.url.path)
        for round in 1...12 {
            for name in names + ["Judges.swiftmodule"] {
                let link = temporary.url.appending(path: name)
                try? files.removeItem(at: link)
                let other = round % 2 == 0 ? "/etc/passwd" : "/the/old/place/\(name)"
                try files.createSymbolicLink(atPath: link.path, withDestinationPath: other)
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...8 { group.addTask { _ = try ImportableModules(of: library, linkedIn: temporary.url) } }
                try await group.waitForAll()
            }
            let found = try files.contentsOfDirectory(atPath: temporary.url.path).map {
                try files.destinationOfSymbolicLink(atPath: temporary.url.appending(path: $0).path)
            }
            #expect(found.sorted() == wanted)
        }
    }

    private var files: FileManager { .default }

    @Test func `A link to the library makes no other program`() async throws {
        let library = try await WorkbookLibrary.find(.book)
        let folder = try TemporaryFolder()
        let link = folder.url.appending(path: "a link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: library.folder)
        let file = ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution)
        #expect(
            try await ExerciseBuilder(in: library.layout.moved(to: link.path)).build(exercise: file)
                == sharedBuilder.build(exercise: file))
    }

    #if os(Linux)
    @Test func `A full disk is recognized even if the compiler has no room for a message`() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        #expect(BuildCache.hasRoom(in: folder.url))
        // A device acts as a full disk.
        try #require(symlink("/dev/full", folder.url.appending(path: "room").path) == 0)
        #expect(!BuildCache.hasRoom(in: folder.url))
    }
    #endif

    @Test func `The same bytes are compiled once, and different bytes again`() async throws {
        let text = EchoChapter.solution + "// \(UUID())\n"
        let first = try await sharedBuilder.build(exercise: ExerciseFile(path: "a/Exercise.swift", text: text))
        let built = try modified(first)
        let again = try await sharedBuilder.build(exercise: ExerciseFile(path: "b/Exercise.swift", text: text))
        #expect(again == first)
        #expect(try modified(again) == built)
        let other = try await sharedBuilder.build(exercise: ExerciseFile(path: "a/Exercise.swift", text: text + "//\n"))
        #expect(other != first)
    }

    @Test func `A refused file is refused again without the compiler, under the path of the new check`() async throws {
        let text = EchoChapter.solution + "let wrong: Int = \"\(UUID())\"\n"
        #expect(
            try await errors(in: ExerciseFile(path: "a/Exercise.swift", text: text)).first?.file == "a/Exercise.swift")
        let builds = BuildCache(beside: try await WorkbookLibrary.find(.book)).folder
        let entry = try #require(
            try FileManager.default.contentsOfDirectory(atPath: builds.path).map(builds.appendingPathComponent).first {
                (try? String(contentsOf: $0.appendingPathComponent("Exercise.swift"), encoding: .utf8)) == text
            })
        // Words that can't be the compiler's show that the kept result is used.
        let kept = CompilerOutput(
            text: "", errors: [.init(file: "Exercise.swift", line: 1, column: 1, message: "kept")])
        try JSONEncoder().encode(kept).write(to: entry.appendingPathComponent("refusal"))
        let again = try await errors(in: ExerciseFile(path: "b/Exercise.swift", text: text))
        #expect(again == [.init(file: "b/Exercise.swift", line: 1, column: 1, message: "kept")])
        #expect(
            try await errors(in: ExerciseFile(path: "b/Exercise.swift", text: text + "//\n")).map(\.message) != ["kept"]
        )
    }

    @Test(.enabled("only root can give a folder away") { getuid() == 0 })
    func `Programs in a temporary folder that another user has made aren't used`() async throws {
        let temporary = try TemporaryFolder(named: "shared")
        let cache = BuildCache(inShared: temporary.url, for: try await WorkbookLibrary.find(.book))
        let recipe = BuildCache.Recipe(sources: [("Exercise.swift", "")], runs: [], surroundings: "")
        let workplace = try cache.open(for: recipe)
        try writeScript("#!/bin/sh", to: workplace.url.appendingPathComponent(BuildCache.programName))
        _ = try cache.keep(workplace.url, for: recipe)
        #expect(cache.product(of: recipe) != nil)
        #expect(chown(cache.folder.path, 65_534, 65_534) == 0)
        #expect(cache.product(of: recipe) == nil)
        #expect(throws: (any Error).self) { try cache.open(for: recipe) }
    }

    private func errors(in file: ExerciseFile) async throws -> [CompilerOutput.Diagnostic] {
        try await refusal { try await sharedBuilder.build(exercise: file) }.errors
    }

    private func refusal(of build: () async throws -> ExerciseBuilder.Program) async throws -> CompilerOutput {
        let failure = try await #require(throws: ExerciseBuilder.Failure.self) { try await build() }
        guard case .didNotCompile(let output) = failure else { throw failure }
        return output
    }

    @Test(
        "A file that names other lines than its own is refused, with its own line",
        arguments: [
            #"#sourceLocation(file: "Other.swift", line: 900)"#,
            #"let text = "\(["a"].map { value in #sourceLocation(file: "a", line: 1)"#,
        ])
    func sourceLocation(line: String) async throws {
        // In a comment or a text, the directive's name isn't a directive.
        let text = EchoChapter.solution + "/* #sourceLocation() */ let words = \"#sourceLocation\"\n" + line + "\n"
        let found = try await errors(in: ExerciseFile(path: "a/Exercise.swift", text: text))
        let number = EchoChapter.solution.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(found.map(\.file) == ["a/Exercise.swift"])
        #expect(found.map(\.line) == [number])
        #expect(found.first?.message.contains("`#sourceLocation`") == true)
    }

    @Test(arguments: [
        "@testable import Playing", "@`testable` import Playing", "#if true\n@testable/**/import Playing\n#endif",
        // Code that looks like a comment or a text behind a regex literal.
        "func a() { _ = /a\\//; let b = 1 }\n@testable import Playing",
        "func a() { _ = #/ /* /# }\n@testable import Playing",
        "func a() { _ = /\"\"\"/ }\n@testable import Playing",
        "@section(\".init_array\") @used let early = 1", "@_section(\".preinit_array\") let early = 1",
    ])
    func `A submission can't import what the library hides, or run before the player`(code: String) throws {
        let found = ExerciseFile(path: "Exercise.swift", text: "let one = 1\n\(code)\n").forbiddenAttributes
        #expect(found.map(\.line) == [code.split(separator: "\n").count + (code.hasSuffix("#endif") ? 0 : 1)])
        let attribute = try #require(code.firstMatch(of: /(?:testable|_?section)/)).output
        #expect(found.first?.message.contains("`@\(attribute)`") == true)
    }

    @Test(arguments: [
        "// @testable import Playing", "/* @testable */ let half = 3 / 2", "let words = \"@testable\"",
        "let testable = 1 // it's testable", "@MainActor let testable = 1",
    ])
    func `In a comment or a text, @testable is a word like any other`(code: String) {
        #expect(ExerciseFile(path: "Exercise.swift", text: "\(code)\n").forbiddenAttributes.isEmpty)
    }

    @Test func `Characters that steer a terminal are visible in the compiler's excerpts`() async throws {
        let text = EchoChapter.solution + "let wrong: Int = \"\u{202E}\u{1B}[2J\"\n"
        let output = try await refusal {
            try await sharedBuilder.build(exercise: ExerciseFile(path: "Exercise.swift", text: text))
        }
        #expect(output.text.contains("<U+202E>·[2J"))
        #expect(!output.text.contains("\u{1B}") && !output.text.contains("\u{202E}"))
    }

    @Test func `Many builds of one file at once get the same program`() async throws {
        let file = ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution + "// \(UUID())\n")
        let programs = try await withThrowingTaskGroup(of: URL.self) { group in
            for _ in 0..<8 { group.addTask { try await sharedBuilder.build(exercise: file).executable } }
            return try await group.reduce(into: Set<URL>()) { $0.insert($1) }
        }
        #expect(programs.count == 1)
    }

    @Test func `A program can call an exercise, and sees only what it imports from it`() async throws {
        let program = try await sharedBuilder.build(
            exercise: ExerciseFile(
                path: "Chapters/01/Exercise.swift",
                text: "let greeting = \"hello\"\nfunc greet() -> Int { 0 }\nfunc count() -> Int { 0 }\n"),
            calledBy: [
                ExerciseFile(
                    path: "Chapters/01/Step.swift",
                    text: "@testable import let Mine.greeting; func greet() { print(greeting, count) }\nlet count = 1\n"
                )
            ], main: "greet()\n")
        #expect(try await Spawn(program.executable.path).collect().standardOutput == "hello 1\n")
    }

    @Test func `An error in a second file names that file's own path`() async throws {
        let errors = try await refusal {
            try await sharedBuilder.build(
                exercise: ExerciseFile(path: "One.swift", text: "let one = 1\n"),
                calledBy: [ExerciseFile(path: "My Folder/Two.swift", text: "\nlet two = three\n")],
                main: "print(two)\n")
        }.errors
        #expect(errors.map(\.file) == ["My Folder/Two.swift"])
        #expect(errors.map(\.line) == [2])
    }

    @Test
    func `Exercises that are compiled together play as if each was compiled alone, with its own lines`() async throws {
        let helper = "\nstruct Helper {\n    let name = \"\(UUID())\"\n}\n"
        let right = EchoChapter.solution + helper
        let crashing = EchoChapter.exercise(
            task1: EchoChapter.rightEcho.replacing("say(word", with: "fatalError(word"), task2: EchoChapter.rightLater)
        let wrong = EchoChapter.solution.replacing("word.uppercased()", with: "word") + helper
        let refused = right + "let wrong: Int = \"\"\n"
        let files = [right, refused, wrong, crashing + helper].map { ExerciseFile(path: "Exercise.swift", text: $0) }
        await sharedBuilder.prepare(files)

        for file in [files[0], files[2]] {
            let program = try await sharedBuilder.build(exercise: file)
            let attributes = try FileManager.default.attributesOfItem(atPath: program.executable.path)
            #expect((attributes[.referenceCount] as? NSNumber)?.intValue == 3)
        }
        #expect(await grade(right).isPass)
        #expect(await grade(wrong).tasks[0].verdict.headline == "not passed")
        #expect(await grade(refused).tasks[0].verdict.headline == "does not compile")
        let alone = await grade(crashing, seed: 7).tasks[0].verdict
        #expect(await grade(crashing + helper, seed: 7).tasks[0].verdict == alone)
    }

    private func modified(_ program: ExerciseBuilder.Program) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: program.executable.path)[.modificationDate] as? Date
    }
}
