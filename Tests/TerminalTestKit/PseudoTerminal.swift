import Foundation
import Platform

/// Starts programs on new pseudo-terminals.
enum PseudoTerminal {
    /// No fork: posix_spawn starts the program in a new session, and the first thing that happens there is that the
    /// terminal is opened by name as standard input, which makes it the session's controlling terminal (so that Ctrl-C
    /// reaches the program).
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

        // A shell is the portable way to change the folder. The program then replaces it in the same process.
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
