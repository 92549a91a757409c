import Foundation
import Terminal

enum PseudoTerminal {
    /// The program gets a new session. Opening the terminal by name as standard input makes it the session's
    /// controlling terminal, so that Ctrl-C reaches the program.
    static func start(
        _ path: String,
        _ arguments: [String],
        rows: Int,
        columns: Int,
        environment: [String: String],
        folder: String?
    ) throws -> (terminal: Int32, child: ChildProcess, modes: TerminalModes) {
        var outer: Int32 = -1
        var inner: Int32 = -1
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&outer, &inner, &name, nil, &size) == 0 else {
            throw TerminalSessionError("no pseudo-terminal is available (\(String(cString: strerror(errno))))")
        }
        _ = fcntl(outer, F_SETFD, FD_CLOEXEC)
        _ = fcntl(inner, F_SETFD, FD_CLOEXEC)
        defer { close(inner) }
        let modes = TerminalModes(of: outer)

        var spawn = Spawn(path, arguments, folder: folder)
        (spawn.environment, spawn.hasOwnSession) = (environment, true)
        spawn.input = .file(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        (spawn.output, spawn.errors) = (.descriptor(inner), .output)
        do { return (outer, try spawn.start(), modes) } catch {
            close(outer)
            throw TerminalSessionError("\(path) does not start (\(error))")
        }
    }
}

/// A terminal's modes. A program must restore them.
public struct TerminalModes: Equatable, Sendable, CustomStringConvertible {
    private let input: UInt
    private let output: UInt
    private let control: UInt
    private let local: UInt

    init(of descriptor: Int32) {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        input = UInt(modes.c_iflag)
        output = UInt(modes.c_oflag)
        control = UInt(modes.c_cflag)
        local = UInt(modes.c_lflag)
    }

    /// Whether the kernel echoes keys and collects lines, as it does for a shell's programs.
    public var areCooked: Bool { local & UInt(ICANON) != 0 && local & UInt(ECHO) != 0 }

    public var description: String {
        [("input", input), ("output", output), ("control", control), ("local", local)]
            .map { "\($0) \(String($1, radix: 8))" }.joined(separator: ", ")
    }
}

/// A program, to run on a pseudo-terminal or without a terminal.
public struct Program: Sendable {
    /// The program's path.
    public let path: String

    /// A program at a path.
    public init(path: String) { self.path = path }

    /// An executable of this package, from the build folder of the running tests. The test target must depend on the
    /// executable's target, or the executable may not be built yet.
    public static func product(_ name: String) -> Program {
        Program(path: buildFolder + "/" + name)
    }

    /// Runs the program without a terminal.
    public func run(
        _ arguments: [String], typing input: String = "", in folder: String? = nil, environment: [String: String?] = [:]
    ) async throws -> CollectedRun {
        try await Spawn(path, arguments, folder: folder, environment: environment).collect(typing: input)
    }

    /// The build folder of the running tests, which also contains the package's executables.
    public static var buildFolder: String { BuildLayout.ofRunningProgram?.products ?? "." }
}
