import Foundation
import Terminal

enum PseudoTerminal {
    /// posix_spawn starts the program in a new session. Opening the terminal by name as standard input makes it the
    /// session's controlling terminal, so that Ctrl-C reaches the program.
    static func start(
        _ path: String,
        _ arguments: [String],
        rows: Int,
        columns: Int,
        environment: [String: String],
        folder: String?
    ) throws -> (terminal: Int32, process: pid_t, modes: TerminalModes) {
        #if canImport(Glibc)
        let openFiles = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        #endif
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

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        // Close everything else: a script that another test is writing can't be run while this program has it open.
        #if canImport(Glibc)
        for descriptor in openFiles.compactMap({ CInt($0) }) where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        #endif

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Test runners block and ignore signals. The program must not inherit that.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession | closingTheRest)

        // A shell is the portable way to change the folder. Then the program replaces the shell in the same process.
        let command = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0, path] } ?? [path]
        var argumentPointers = (command + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            for pointer in argumentPointers + environmentPointers { free(pointer) }
        }
        var process: pid_t = 0
        let failure = posix_spawn(&process, command[0], &actions, &attributes, &argumentPointers, &environmentPointers)
        guard failure == 0 else {
            close(outer)
            throw TerminalSessionError("\(path) does not start (\(String(cString: strerror(failure))))")
        }
        return (outer, process, modes)
    }

    /// POSIX_SPAWN_SETSID, which the C library's module hides.
    #if canImport(Glibc)
    private static let newSession: Int16 = 0x80
    private static let closingTheRest: Int16 = 0
    #else
    private static let newSession: Int16 = 0x400
    private static let closingTheRest = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
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

/// A program for a pseudo-terminal.
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

    /// The build folder of the running tests, which also contains the package's executables.
    public static var buildFolder: String { BuildLayout.ofRunningProgram?.products ?? "." }
}
