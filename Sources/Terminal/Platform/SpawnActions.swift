/// What `posix_spawn` does in the child before the program starts. On macOS, these C types are pointers; on Linux,
/// they're structures, and Swift's module of the C library hides the functions that aren't standard.
struct SpawnActions {
    #if os(Linux)
    private var files = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    private static let newSession: CShort = 0x80
    private static let closingTheRest: CShort = 0
    #else
    private var files: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession: CShort = 0x400
    private static let closingTheRest = CShort(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif

    init() {
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&files)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func open(_ path: String, at target: CInt) {
        posix_spawn_file_actions_addopen(&files, target, path, O_RDWR, 0)
    }

    /// Also makes a descriptor that's already at its target stay open.
    mutating func duplicate(_ descriptor: CInt, at target: CInt) {
        posix_spawn_file_actions_adddup2(&files, descriptor, target)
    }

    /// Starts a program, with default signal handlers and no blocked signals, whatever this process has.
    /// - Returns: 0, or a number of `errno`.
    mutating func start(_ process: inout pid_t, _ file: String, _ spawn: Spawn) -> CInt {
        if let folder = spawn.folder {
            let failure = enter(folder)
            guard failure == 0 else { return failure }
        }
        closeTheRest()
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = CShort(POSIX_SPAWN_SETSIGMASK) | CShort(POSIX_SPAWN_SETSIGDEF) | Self.closingTheRest
        posix_spawnattr_setflags(&attributes, flags | (spawn.hasOwnSession ? Self.newSession : 0))
        var arguments = ([spawn.program] + spawn.arguments).map { strdup($0) } + [nil]
        var variables = spawn.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        return posix_spawn(&process, file, &files, &attributes, &arguments, &variables)
    }

    #if os(Linux)
    private mutating func enter(_ folder: String) -> CInt {
        typealias Enter = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> CInt
        return hiddenFunction("posix_spawn_file_actions_addchdir_np", as: Enter.self)?(&files, folder) ?? ENOSYS
    }

    /// Closes the child's other descriptors: no program gets an open file, or keeps a pipe open, by chance.
    private mutating func closeTheRest() {
        typealias Close = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
        if let close = hiddenFunction("posix_spawn_file_actions_addclosefrom_np", as: Close.self) {
            _ = close(&files, STDERR_FILENO + 1)
        } else {
            // glibc before 2.34, and musl.
            for descriptor in SystemFile.names(in: "/proc/self/fd").compactMap({ CInt($0) })
            where descriptor > STDERR_FILENO { posix_spawn_file_actions_addclose(&files, descriptor) }
        }
    }
    #else
    private mutating func enter(_ folder: String) -> CInt { posix_spawn_file_actions_addchdir_np(&files, folder) }

    /// The flag `POSIX_SPAWN_CLOEXEC_DEFAULT` closes them.
    private func closeTheRest() {}
    #endif
}

/// Makes a pipe that isn't inherited by chance; nil if that fails, with the reason in `errno`.
///
/// On macOS, a child that another library starts in the same instant could inherit it.
public func makePipe() -> (reading: CInt, writing: CInt)? {
    var ends: [CInt] = [-1, -1]
    #if os(Linux)
    typealias Pipe = @convention(c) (UnsafeMutablePointer<CInt>, CInt) -> CInt
    guard hiddenFunction("pipe2", as: Pipe.self)?(&ends, O_CLOEXEC) == 0 else { return nil }
    #else
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
}

/// Makes two connected sockets that aren't inherited by chance; nil if that fails, with the reason in `errno`.
public func makeSocketPair() -> (CInt, CInt)? {
    var ends: [CInt] = [-1, -1]
    #if os(Linux)
    guard socketpair(AF_UNIX, streamSocket | CInt(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    #else
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
}

#if os(Linux)
/// A function of the C library that its module doesn't declare; nil if this version doesn't have it.
private func hiddenFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
}
#endif
