import Foundation
import TerminalTestKit
import Testing

@testable import Terminal

@Suite("Children", .timeLimit(.minutes(5))) struct SpawnTests {
    private static func shell(_ script: String) -> Spawn { Spawn("/bin/sh", ["-c", script]) }

    /// Starts a child, and waits until it has printed a line.
    private static func readyChild(_ script: String) throws -> ChildProcess {
        let (reading, writing) = try #require(makePipe())
        defer { close(reading) }
        var spawn = shell(script)
        spawn.output = .descriptor(writing)
        let child = try spawn.start()
        close(writing)
        var byte: UInt8 = 0
        try #require(systemRead(reading, &byte, 1) == 1)
        return child
    }

    // MARK: Output

    @Test func `Both pipes and the input are served at once, and the bytes above the limit are dropped`() async throws {
        let flood = "head -c 3000000 /dev/zero >&2 & head -c 3000000 /dev/zero; wait; cat"
        let run = try await Self.shell(flood).collect(typing: String(repeating: "a", count: 3_000_000), atMost: 1_000)
        #expect(run.terminationStatus.isSuccess && run.isTruncated)
        #expect(run.output.count == 1_000 && run.errors.count == 1_000)
        let echo = try await Spawn("cat").collect(typing: String(repeating: "b", count: 1 << 20))
        #expect(echo.output == Array(repeating: UInt8(ascii: "b"), count: 1 << 20) && !echo.isTruncated)
    }

    @Test func `A child that closes its output early is waited for, and needn't read its input`() async throws {
        let run = try await Self.shell("exec >&- 2>&-; read line; test $line = go && exit 3").collect(
            typing: "go\n" + String(repeating: "a", count: 1 << 20))
        #expect(run.terminationStatus == .exited(3))
    }

    @Test(arguments: ["cat <&3", "yes"])
    func `A grandchild that holds the pipe isn't waited for`(grandchild: String) async throws {
        let (reading, writing) = try #require(makePipe())
        // Then `cat` ends; `yes` has ended when the other end of its output was closed.
        defer { close(writing) }
        var spawn = Self.shell("exec 3<&0; echo first; \(grandchild) &")
        spawn.input = .descriptor(reading)
        let run = try await spawn.collect(atMost: 6)
        close(reading)
        #expect(run.terminationStatus.isSuccess && run.standardOutput == "first\n")
    }

    @Test func `Output is received as it's written, and a slow receiver loses nothing`() async throws {
        var (received, shown) = (0, "")
        let status = try await Self.shell("head -c 1000000 /dev/zero; echo; echo end").run { bytes in
            await Task.yield()
            received += bytes.count
            shown = String(decoding: bytes.suffix(4), as: UTF8.self)
        }
        #expect(status.isSuccess && received == 1_000_005 && shown == "end\n")
    }

    @Test func `An error of the receiver ends the child`() async throws {
        await #expect(throws: SpawnError.system(7)) {
            try await Spawn("yes").run { _ in throw SpawnError.system(7) }
        }
    }

    @Test func `Streams are files, descriptors, or the same`() async throws {
        let (reading, writing) = try #require(makePipe())
        defer { close(reading) }
        var spawn = Self.shell("read line; echo $line; echo error >&2")
        (spawn.input, spawn.output, spawn.errors) = (.descriptor(reading), .pipe, .output)
        try #require(writeAll("a line\n", to: writing))
        close(writing)
        #expect(try await spawn.collect().standardOutput == "a line\nerror\n")
        #expect(try await Spawn("cat").collect().output == [])
        // The input of this process, which isn't the child's.
        var other = Self.shell("[ /dev/fd/2 -ef /dev/zero ] || echo other")
        (other.input, other.errors) = (.file("/dev/zero"), .descriptor(STDIN_FILENO))
        #expect(try await other.collect().standardOutput == "other\n")
    }

    // MARK: Ends

    @Test(arguments: [(1, SIGINT, ""), (2, SIGTERM, "trap '' INT; "), (3, SIGKILL, "trap '' INT TERM; ")])
    func `A teardown goes on to a stronger signal until the child ends`(
        step: Int, signal: CInt, script: String
    ) async throws {
        let child = try Self.readyChild(script + "echo; exec tail -f /dev/null >/dev/null")
        async let status = onOwnThread { _ in child.waitUntilExit() }
        var steps = 0
        child.tearDown {
            steps += 1
            return steps == step
        }
        #expect(await status == .signaled(signal))
    }

    @Test func `Canceling ends a child that ignores the signals, with its session's processes`() async throws {
        let (reading, writing) = try #require(makePipe())
        defer { close(reading) }
        var spawn = Self.shell("trap '' INT TERM; tail -f /dev/null >/dev/null & echo; wait; wait")
        (spawn.errors, spawn.hasOwnSession, spawn.patience) = (.descriptor(writing), true, .milliseconds(1))
        let run = spawn
        let status = try await Task {
            try await run.run { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }.value
        #expect(status == .signaled(SIGKILL))
        close(writing)
        var byte: UInt8 = 0
        #expect(systemRead(reading, &byte, 1) == 0)
    }

    @Test func `A canceled task starts nothing`() async throws {
        await #expect(throws: CancellationError.self) {
            try await Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await Spawn("no-such-program").run()
            }.value
        }
    }

    @Test func `No zombie remains, even of a child without a waiter`() throws {
        let ended = try Self.shell("exit 5").start()
        #expect(ended.waitUntilExit() == .exited(5) && ended.waitUntilExit() == .exited(5))
        let dropped = try Spawn("tail", ["-f", "/dev/null"]).start().id
        for process in [ended.id, dropped] {
            #expect(waitpid(process, nil, WNOHANG) == -1 && errno == ECHILD)
        }
    }

    @Test func `Signals are default and unblocked in a child, whatever they are here`() throws {
        let previous = signal(SIGUSR1, SIG_IGN)
        var (blocked, before) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGUSR2)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        let children = try ["USR1", "USR2"].map { try Self.shell("kill -\($0) $$; exit 1").start() }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        signal(SIGUSR1, previous)
        #expect(children.map { $0.waitUntilExit() } == [.signaled(SIGUSR1), .signaled(SIGUSR2)])
    }

    // MARK: Starts

    @Test func `A program that can't be started says why, unlike one that ends with status 127`() async throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let file = folder.appending(path: "text-file").path
        // A file that this process has written may be "busy" while another test starts a child.
        #expect(try await Self.shell("echo echo >'\(file)'").run().isSuccess)
        let path = ["PATH": folder.path]
        #expect(throws: SpawnError.notFound) { try Spawn("no-such-program", environment: path).start() }
        #expect(throws: SpawnError.notFound) { try Spawn(file + "/program").start() }
        #expect(throws: SpawnError.notExecutable) { try Spawn("text-file", environment: path).start() }
        #expect(throws: SpawnError.notExecutable) { try Spawn(file).start() }
        #expect(throws: SpawnError.notExecutable) { try Spawn(folder.path).start() }
        chmod(file, 0o755)
        #expect(throws: SpawnError.notExecutable) { try Spawn(file).start() }
        #expect(throws: SpawnError.noFolder(file)) { try Spawn("true", folder: file).start() }
        #expect(throws: SpawnError.system(E2BIG)) {
            try Spawn("true", [String(repeating: "a", count: 1 << 23)]).start()
        }
        #expect(try await Self.shell("exit 127").run() == .exited(127))
    }

    @Test func `A child has its folder, and this environment with changes`() async throws {
        let folder = try #require(resolvedPath(FileManager.default.temporaryDirectory.path))
        let words = "pwd -P; echo ${FIRST-none} ${HOME-none} ${PATH:+path}"
        let spawn = Spawn("sh", ["-c", words], folder: folder, environment: ["FIRST": "a b", "HOME": nil])
        #expect(try await spawn.collect().standardOutput == "\(folder)\na b none path\n")
        var alone = Spawn("/usr/bin/env")
        alone.environment = ["ONLY": "this"]
        #expect(try await alone.collect().standardOutput == "ONLY=this\n")
    }
}
