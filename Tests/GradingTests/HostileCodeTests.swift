import Foundation
import Testing

@testable import Grading

@Suite("Hostile code") struct HostileCodeTests {
    private static func rightAfter(_ code: String, outside: String = "") -> String {
        EchoChapter.exercise(task1: outside + "\n" + EchoChapter.echo("\(code)\nsay(word.uppercased())"))
    }

    private func program(of text: String) async throws -> String {
        try await sharedBuilder.build(exercise: ExerciseFile(path: "Exercise.swift", text: text)).executable.path
    }

    private func shell(_ command: String) -> String {
        """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", \"\"\"
            \(command)
            \"\"\"]
        try! process.run()
        """
    }

    #if os(Linux)
    @Test(
        "Without isolation, processes that it starts end with it, in every session and with every open descriptor",
        arguments: [
            ("sleep $DURATION", "in its group"),
            ("setsid sleep $DURATION", "in another session"),
            ("(setsid sleep $DURATION &) &", "with no parent left"),
            (
                "env -i setsid sh -c 'sleep $DURATION' >/dev/null 2>&1 </dev/null &",
                "with nothing of its environment left"
            ),
            ("ulimit -f 100; setsid sleep $DURATION", "with a lower limit on files"),
            ("ulimit -f 100; ulimit -m 100; setsid sleep $DURATION &", "with none of the marked limits"),
            ("ulimit -f 100; env -i setsid sleep $DURATION", "with a lower limit on files and no environment"),
            ("trap '' TERM HUP INT; while :; do sleep $DURATION; done", "deaf to signals"),
        ])
    func descendantsEnd(command: String, description: String) async {
        let duration = "\(Int.random(in: 100_000..<900_000)).5"
        let report = await grade(
            Self.rightAfter(shell(command.replacing("$DURATION", with: duration))), isIsolated: false)
        #expect(report.tasks[0].verdict == .passed, "\(description): \(report.tasks[0])")
        #expect(processes(running: duration) == [])
    }

    @Test func `Without isolation, a copy of itself that it forks, with the channel open, ends with it`() async {
        let report = await grade(
            Self.rightAfter(
                """
                let fork = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork")!, to: (@convention(c) () -> pid_t).self)
                if fork() == 0 { setsid(); while true { sleep(100) } }
                """), isIsolated: false)
        #expect(report.tasks[0].verdict == .passed)
    }

    @Test(arguments: [
        #"@_cdecl("getpid") public func fake() -> Int32 { 1 }"#,
        #"@_cdecl("send") public func fake(_: Int32, _: UnsafeRawPointer?, _ n: Int, _: Int32) -> Int { n }"#,
        #"@_cdecl("recv") public func fake(_: Int32, _: UnsafeRawPointer?, _: Int, _: Int32) -> Int { 0 }"#,
        #"@_cdecl("exit") public func fake(_: Int32) {}"#,
        #"@_cdecl("malloc") public func fake(_: Int) -> UnsafeRawPointer? { nil }"#,
    ])
    func `Replaced functions of the C library change nothing: the recording counts`(replacement: String) async {
        let report = await grade(Self.rightAfter("", outside: replacement))
        #expect(report.tasks[0].verdict == .passed)
    }

    @Test func `Code that runs before main is judged on its recording`() async throws {
        let early =
            #"@section(".init_array") @used let early: @convention(c) () -> Void = { _ = write(1, "early\n", 6) }"#
        let right = await grade(Self.rightAfter("", outside: early))
        #expect(right.tasks[0].verdict == .passed)
        #expect(right.tasks[0].output.hasPrefix("early\n"))

        let leaving = #"@section(".init_array") @used let early: @convention(c) () -> Void = { _exit(0) }"#
        let wrong = await grade(Self.rightAfter("", outside: leaving))
        #expect(try wrong.tasks[0].verdict.death.cause == .exited)
    }

    @Test func `Frames written before main are forged`() async throws {
        let early = #"""
            @section(".init_array") @used let early: @convention(c) () -> Void = {
                var forged: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 2, 123, 125)
                _ = write(3, &forged, 6)
            }
            """#
        #expect(try await grade(Self.rightAfter("", outside: early)).tasks[0].verdict.death.cause == .forged)
    }
    #endif

    @Test func `A well-formed answer without the key is forged`() async throws {
        let report = await grade(
            EchoChapter.exercise(
                echoing: """
                    let body = Frame.body(of: PlayerAnswer.settled([], alive: [:]))
                    let frame = [0, 0, 0, UInt8(body.count)] + body
                    for descriptor in CInt(3)..<1024 { write(descriptor, frame, frame.count) }
                    """))
        #expect(try report.tasks[0].verdict.death.cause == .forged)
    }

    @Test func `A table of an earlier run's recording passes that run again, and no other`() async throws {
        let earlier = await grade(EchoChapter.solution, seed: 7)
        let table = try #require(earlier.tasks[0].transcripts.first).values(in: .log)
        let answer = EchoChapter.exercise(
            task1: "nonisolated(unsafe) var next = 0\n" + EchoChapter.echo("say(\(table)[next])\nnext += 1"))
        #expect(await grade(answer, seed: 7).isPass)
        for seed in [nil, 1, 2, 3] as [UInt64?] {
            #expect(
                await grade(answer, seed: seed).tasks[0].verdict.message == "Each word is said in capitals, at once.")
        }
    }

    @Test func `A table can't look up its seed: the child never sees the seed of the run`() async {
        let scenes = await grade(EchoChapter.solution, seed: 7).tasks[0].transcripts.map(\.seed)
        #expect(!scenes.isEmpty && !scenes.contains(7))
    }

    private static let compiled = Task {
        await sharedBuilder.prepare(
            texts: (harmless + endless).map { rightAfter($0) } + unscheduled.map { EchoChapter.exercise(echoing: $0.0) }
        )
    }

    private static let harmless = [
        #"print("debugging", word)"#,
        #"FileHandle.standardError.write(Data("Fatal error: not really\n".utf8))"#,
        #"_ = chdir("/")"#,
        "try? FileManager.default.removeItem(atPath: NSTemporaryDirectory())",
        "usleep(300_000)",
        "setenv(\"HOME\", \"/nowhere\", 1)",
        "close(0); close(1); close(2)",
        "_ = readLine()",
        "signal(SIGPROF, SIG_IGN); signal(SIGXCPU, SIG_IGN)",
    ]

    @Test(arguments: harmless)
    func `Harmless code doesn't change the verdict`(code: String) async {
        await Self.compiled.value
        let report = await grade(Self.rightAfter(code))
        #expect(report.tasks[0].verdict == .passed, "\(report.tasks[0].verdict)")
    }

    private static let endless = [
        "Thread.detachNewThread { while true {} }",
        "Thread.detachNewThread { while true { usleep(10) } }",
        "Thread.detachNewThread { sleep(1000) }",
        "@Sendable func again() async { Task.detached { await again() } }\nTask.detached { await again() }",
        "@MainActor func again() async { Task { await again() } }\nTask { await again() }",
    ]

    @Test(arguments: endless)
    func `Work that is left at a scenario's end never passes, and ends with the program`(code: String) async throws {
        await Self.compiled.value
        let exercise = Self.rightAfter(code)
        let limits = Limits(
            processorTime: .milliseconds(500), idleTime: .milliseconds(500), sleepTime: .milliseconds(500))
        let cause = try await grade(exercise, limits: limits).tasks[0].verdict.death.cause
        #expect([.ranTooLong, .sleptTooLong, .blocked].contains(cause))
        #expect(processes(running: try await program(of: exercise)) == [])
    }

    @Test(arguments: [
        "Thread.detachNewThread { usleep(50_000) }", "Task { try? await Task.sleep(for: .milliseconds(50)) }",
    ])
    func `Work that ends is waited for, and passes if nothing is observed of it`(code: String) async {
        #expect(await grade(Self.rightAfter(code)).tasks[0].verdict == .passed)
    }

    private static let unscheduled = [
        ("Task { @MainActor in say(word.uppercased()) }", "through a Task or DispatchQueue.main"),
        ("DispatchQueue.main.async { say(word.uppercased()) }", "through a Task or DispatchQueue.main"),
        ("Task.detached { say(word.uppercased()) }", "from a Task"),
        ("DispatchQueue.global().async { say(word.uppercased()) }", "from another thread or queue"),
        ("Thread.detachNewThread { say(word.uppercased()) }", "from another thread or queue"),
    ]

    @Test(arguments: unscheduled)
    func `Work outside the schedulers is named, and never passes`(code: String, words: String) async throws {
        await Self.compiled.value
        let report = await grade(EchoChapter.exercise(echoing: code))
        #expect(try report.tasks[0].verdict.findings[0].message.contains(words))
    }
}
