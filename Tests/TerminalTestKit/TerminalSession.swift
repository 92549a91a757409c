import Terminal

/// A program on a pseudo-terminal: tests press keys and read the screen.
///
///     let session = try TerminalSession(.product("validation"), rows: 24, columns: 80)
///     try session.waitUntilReady()
///     session.type("ma")
///     try session.wait(for: "a yellow field") { $0.cell(1, 8).background == .yellow && $0.column == 10 }
///
/// Never sleep in a test: `wait` until the screen shows what you expect. Include the cursor in the condition, because a
/// letter may already be on the screen. A program is ready for keys when it has enabled bracketed paste, not when its
/// prompt shows: until then, the kernel echoes keys.
///
/// Don't share a session between threads: it belongs to the test that made it.
public final class TerminalSession {
    /// The program's drawing so far.
    public private(set) var screen: ScreenModel

    /// The program's output so far.
    public private(set) var output: [UInt8] = []

    /// The program's process.
    public var process: pid_t { child.id }

    /// The terminal's modes at the program's start.
    public let modesAtStart: TerminalModes

    private let child: ChildProcess
    private var terminal: Int32
    private var ending: Ending?

    /// How a program ended.
    public typealias Ending = TerminationStatus

    /// Starts a program in a new session whose terminal is a new pseudo-terminal.
    ///
    /// The environment has only TERM, LANG, HOME (a missing folder), PATH, and the given variables. Throws if the
    /// process or the pseudo-terminal can't be created.
    public init(
        _ program: Program,
        _ arguments: [String] = [],
        rows: Int = 24,
        columns: Int = 80,
        environment: [String: String] = [:],
        folder: String? = nil
    ) throws {
        var variables = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/local/bin:/usr/bin:/bin",
        ]
        variables.merge(environment) { $1 }
        (terminal, child, modesAtStart) = try PseudoTerminal.start(
            program.path, arguments, rows: rows, columns: columns, environment: variables, folder: folder
        )
        screen = ScreenModel(rows: rows, columns: columns)
    }

    /// Starts a fixture of this package, which writes no backtraces, and waits until it's ready for keys.
    public static func fixture(
        _ name: String, _ arguments: [String] = [], rows: Int = 24, columns: Int = 80,
        environment: [String: String] = [:], ready: Bool = true
    ) throws -> TerminalSession {
        let variables = ["SWIFT_BACKTRACE": "enable=no", "FIXTURE_PROMPT": "test> "].merging(environment) { $1 }
        let session = try TerminalSession(
            .product(name), arguments, rows: rows, columns: columns, environment: variables)
        if ready { try session.waitUntilReady() }
        return session
    }

    deinit {
        if ending == nil {
            kill(-process, SIGKILL)
            child.send(SIGKILL)
            _ = child.waitUntilExit()
        }
        if terminal >= 0 { close(terminal) }
    }

    // MARK: Keys

    /// Sends text like a keyboard, including control characters ("\u{3}" is Ctrl-C).
    public func type(_ text: String) { send(Array(text.utf8)) }

    /// Presses keys: `press("pass", .left, "!")`.
    public func press(_ keys: KeyStroke...) { type(keys.map(\.bytes).joined()) }

    /// Sends bytes, and reads the program's output at the same time, so that neither side waits for the other.
    public func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            var descriptor = pollfd(fd: terminal, events: Int16(POLLIN | POLLOUT), revents: 0)
            guard poll(&descriptor, 1, 10_000) > 0 else { return }
            if descriptor.revents & Int16(POLLIN) != 0, !readAvailable() { return }
            if descriptor.revents & Int16(POLLOUT) != 0 {
                let count = bytes.withUnsafeBytes {
                    write(terminal, $0.baseAddress! + sent, min(1024, bytes.count - sent))
                }
                if count < 0, !errnoIsTemporary { return }
                sent += max(0, count)
            } else if descriptor.revents & Int16(POLLHUP | POLLERR) != 0 {
                return
            }
        }
    }

    /// Resizes the window.
    public func resize(rows: Int, columns: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        screen.resize(rows: rows, columns: columns)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) { child.send(number) }

    /// Closes the terminal, like closing its window.
    public func hangUp() {
        close(terminal)
        terminal = -1
    }

    // MARK: Waiting

    /// Reads the program's output until the screen satisfies a condition.
    ///
    /// - Parameters:
    ///   - what: the expected state, for the error message.
    ///   - seconds: the time limit in seconds of real time. It can be long: a passing test ends earlier.
    /// - Throws: `TerminalSessionError` with the screen, if the time limit or the program's end comes first.
    public func wait(for what: String, seconds: Double = 30, until condition: (ScreenModel) -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        // Within a synchronized update, the screen may be half drawn.
        while screen.isWithinFrame || !condition(screen) {
            let left = deadline - ContinuousClock.now
            guard left > .zero else { throw TerminalSessionError("timed out waiting for \(what)", screen) }
            guard read(atMost: left) else {
                if condition(screen) { return }
                let ending = try waitForEnd(seconds: (deadline - ContinuousClock.now) / .seconds(1))
                throw TerminalSessionError("the program ended (\(ending)) while waiting for \(what)", screen)
            }
        }
    }

    /// Waits until bracketed paste is on, which shows that the program reads keys.
    public func waitUntilReady() throws {
        try wait(for: "a program that is ready for keys") { $0.marksPastes }
    }

    /// Waits until a text appears anywhere on the screen.
    public func wait(forText text: String) throws {
        try wait(for: "\"\(text)\"") { $0.text.contains(text) }
    }

    /// Waits for the program's end, and reads its last output.
    @discardableResult
    public func waitForEnd(seconds: Double = 30) throws -> Ending {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ending == nil {
            guard ContinuousClock.now < deadline else { throw TerminalSessionError("the program still runs", screen) }
            if childHasEnded(process) {
                ending = child.waitUntilExit()
            } else if !read(atMost: .milliseconds(20)) {
                // The terminal is closed, and the process is about to end.
                _ = poll(nil, 0, 1)
            }
        }
        while terminal >= 0, bytesAreWaiting, readAvailable() {}
        return ending!
    }

    /// The terminal's current modes: a program must restore them.
    public var modes: TerminalModes { TerminalModes(of: terminal) }

    // MARK: Reading

    private var bytesAreWaiting: Bool {
        var descriptor = pollfd(reading: terminal)
        return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) != 0
    }

    /// Returns false at the end of the output.
    private func read(atMost time: Duration) -> Bool {
        var descriptor = pollfd(reading: terminal)
        guard poll(&descriptor, 1, Int32(min(time / .milliseconds(1) + 1, 100))) > 0 else { return true }
        return readAvailable()
    }

    private func readAvailable() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { systemRead(terminal, $0.baseAddress!, $0.count) }
        if count < 0, errnoIsTemporary { return true }
        // EIO means that the other side is closed.
        guard count > 0 else { return false }
        output += buffer[..<count]
        screen.feed(buffer[..<count])
        return true
    }
}

/// An error of this kit. It includes the screen if a wait failed.
public struct TerminalSessionError: Error, CustomStringConvertible {
    public let description: String

    init(_ sentence: String) { description = sentence }

    public init(_ sentence: String, _ screen: ScreenModel) {
        description =
            "\(sentence); the cursor was at row \(screen.row), column \(screen.column) of this screen:\n\(screen.text)"
    }
}
