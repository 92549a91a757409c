import Foundation
import ProofKit
import Terminal
import TerminalTestKit
import Testing

@testable import Grading

#if os(Linux)
/// The compiler reads a stranger's code, so it's isolated as well. In most tests, a script in its place tries attacks.
@Suite("Isolation of the compiler", .enabled("this system can isolate a program") { await AttackProof.isPossible })
struct CompilerIsolationTests {
    private let temporary: TemporaryFolder
    private let decoys: Decoys

    init() throws { (temporary, decoys) = try (TemporaryFolder(), Decoys()) }

    private var folder: URL { temporary.url }

    private func compiler(landlock: Int? = nil) async throws -> Compiler {
        let library = try await WorkbookLibrary.find(.book)
        var compiler = Compiler(
            library: library, modules: try ImportableModules(of: library, linkedIn: folder.appending(path: "links")),
            moduleCache: folder.appending(path: "modules"))
        compiler.sandbox = Sandbox(await IsolationSupport.find(in: library.folder, landlockAtMost: landlock))
        return compiler
    }

    private func output(of script: String, landlock: Int? = nil) async throws -> String {
        let program = folder.appending(path: "compiler\(UInt32.random(in: 0 ... .max))")
        try writeScript("#!/bin/bash\n\(script)\nexit 1", to: program)
        var compiler = try await compiler(landlock: landlock)
        compiler.name = program.path
        guard case .refused(let said) = await compiler.compile([], in: try RunFolder(for: .building, in: folder)) else {
            return "no output"
        }
        return said.text
    }

    @Test(arguments: [nil, 3, 4])
    func `It reads and writes no file but its own, and reaches no network`(landlock: Int?) async throws {
        let before = decoys.contents
        let secret = try decoys.words(for: .file("home/notes"), isIsolated: true)
        let judges = try decoys.words(for: .checkout("Sources/Judges/Course+Book.swift"), isIsolated: true)
        let program = try decoys.words(for: .file("builds/next/exercise"), isIsolated: true)
        let port = try decoys.words(for: .port, isIsolated: true)
        let process = try decoys.words(for: .process, isIsolated: true)
        let text = try await output(
            of: """
                cat '\(secret)' && echo READ
                cat '\(judges)' && echo READ
                ls / && echo READ
                cat /proc/$PPID/environ && echo READ
                echo owned > '\(program)' && echo WROTE
                rm '\(program)' && echo WROTE
                touch ../outside && echo WROTE
                touch ../modules/planted && echo WROTE
                kill -CONT \(process) && echo SIGNALED
                kill -CONT $PPID && echo SIGNALED
                (kill -CONT $PPID) && echo SIGNALED
                prlimit --pid \(process) --core=0:0 && echo LIMITED
                (exec 5<>/dev/tcp/127.0.0.1/\(port)) && echo CONNECTED
                unshare -U true && echo UNSHARED
                touch inside && cat inside && echo FINE
                """, landlock: landlock)
        #expect(text.contains("FINE"), "\(text)")
        for word in ["READ", "WROTE", "SIGNALED", "LIMITED", "CONNECTED", "UNSHARED", "no output"] {
            #expect(!text.contains(word), "\(text)")
        }
        #expect(decoys.contents == before)
    }

    @Test func `The same attacks succeed without isolation`() async throws {
        let port = try decoys.words(for: .port, isIsolated: false)
        let secret = try decoys.words(for: .file("home/notes"), isIsolated: false)
        let process = try decoys.words(for: .process, isIsolated: false)
        let script = """
            cat '\(secret)' && (exec 5<>/dev/tcp/127.0.0.1/\(port)) && touch ../outside && kill -CONT \(process) \\
                && prlimit --pid \(process) --core=0:0 && echo ALL
            """
        #expect(try await output(of: script, landlock: 0).contains("ALL"))
    }

    @Test("A stranger's compilation adds nothing to the C modules of all, and compiles for itself what isn't there")
    func modules() async throws {
        let place = try RunFolder(for: .building, in: folder)
        try Data("import Foundation\nimport Exercises\n".utf8).write(to: place.url.appending(path: "Exercise.swift"))
        let compiler = try await compiler()
        let names = {
            (try? FileManager.default.subpathsOfDirectory(atPath: compiler.moduleCache.path))?.sorted() ?? []
        }
        #expect(await compiler.compile(["-parse-as-library", "-c", "Exercise.swift"], in: place) == .built)
        #expect(names() == [])
        #expect(!FileManager.default.fileExists(atPath: place.url.appending(path: "modules").path))

        await compiler.prepareModules(in: BuildCache(beside: compiler.library))
        let prepared = names()
        #expect(prepared.contains { $0.hasSuffix(".pcm") }, "\(prepared)")
        #expect(await compiler.compileOnce(["-parse-as-library", "-c", "Exercise.swift"], in: place) == .built)
        #expect(names() == prepared)
    }

    @Test func `A link in place of a file that the next run writes isn't followed`() async throws {
        let before = decoys.contents
        let target = try decoys.words(for: .file("home/notes"), isIsolated: true)
        let place = try RunFolder(for: .building, in: folder)
        for name in ["compiler-output", Compiler.script] {
            try FileManager.default.createSymbolicLink(
                atPath: place.url.appending(path: name).path, withDestinationPath: target)
            _ = await (try compiler()).compile(["-version"], in: place)
            try? FileManager.default.removeItem(at: place.url.appending(path: name))
        }
        #expect(decoys.contents == before)
    }

    @Test func `A compiler that multiplies is stopped`() async throws {
        let place = try RunFolder(for: .building, in: folder)
        let compiler = try await compiler()
        let script = "for number in $(seq 150); do sleep 1000 & done; wait"
        guard case .multiplied = await compiler.run("/bin/bash", ["-c", script], in: place) else {
            Issue.record("it wasn't stopped")
            return
        }
        #expect(place.mark.carriers().isEmpty)
    }

    @Test func `A file that takes the compiler forever, or all memory, ends it`() async throws {
        // Each type has twice as many parts as the type before it.
        let types = (1...40).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
        let place = try RunFolder(for: .building, in: folder)
        try Data("typealias T0 = (Int, Int)\n\(types)func f(_ x: T40) -> T40 { x }\n".utf8)
            .write(to: place.url.appending(path: "bomb.swift"))
        var compiler = try await compiler()
        compiler.patience = .seconds(2)
        switch await compiler.compile(["-c", "bomb.swift"], in: place) {
        case .failed(let sentence):
            #expect(sentence.contains("was stopped after 2 seconds") || sentence.contains("GiB of memory"))
        // If the compiler allocates fast, it reaches its memory limit before the grader stops it.
        case .died: break
        case let other: Issue.record("it ended otherwise: \(other)")
        }
    }
}
#endif
