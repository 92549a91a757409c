import Foundation

/// A program to start as a child of this process, and what the child gets.
///
///     var build = Spawn("swift", ["build"], folder: checkout)
///     build.errors = .output
///     let run = try await build.collect()
///     if !run.terminationStatus.isSuccess { print(run.standardOutput) }
///
/// The child has default signal handlers, no blocked signals, and no open files except the three streams.
public struct Spawn: Sendable {
    /// What one of the child's three standard streams is.
    public enum Stream: Sendable {
        /// A file, which the child opens to read and write.
        case file(String)
        /// This process's own stream.
        case inherited
        /// An open file of this process, which stays open here.
        case descriptor(CInt)
        /// A new pipe, whose other end is in ``ChildProcess``.
        case pipe
        /// The child's standard output, for its standard error.
        case output

        /// An empty input; an output that's dropped.
        public static let null = Stream.file("/dev/null")
    }

    /// A path, or a name to look up in the child's PATH.
    public var program: String
    public var arguments: [String]
    /// The working directory; nil for this process's.
    public var folder: String?
    public var environment: [String: String]
    /// Whether the child leads a new session. It then has no terminal, and gets no Ctrl-C.
    public var hasOwnSession = false
    /// How long a canceled child may take to end after SIGINT, and again after SIGTERM, until it's killed.
    public var patience = Duration.seconds(1)

    public var input = Stream.null
    public var output = Stream.inherited
    public var errors = Stream.inherited

    /// Describes a child that has no input, and this process's output streams and environment.
    /// - Parameter changes: changed variables of the environment; nil removes a variable.
    public init(
        _ program: String, _ arguments: [String] = [], folder: String? = nil,
        environment changes: [String: String?] = [:]
    ) {
        (self.program, self.arguments, self.folder) = (program, arguments, folder)
        environment = ProcessInfo.processInfo.environment
        for (name, value) in changes { environment[name] = value }
    }

    /// The path of a program, given as a path or as a name in PATH.
    /// - Parameter path: the value of PATH; nil for this process's.
    public static func path(of program: String, inPath path: String? = nil) throws(SpawnError) -> String {
        if program.contains("/") { return program }
        let folders = (path ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let files = folders.map { "\($0)/\(program)" }.filter { file in
            var status = stat()
            return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        }
        if let file = files.first(where: { access($0, X_OK) == 0 }) { return file }
        throw files.isEmpty ? .notFound : .notExecutable
    }

    /// Starts the child. If that fails, nothing is left of it, and no file stays open.
    public func start() throws(SpawnError) -> ChildProcess {
        let file = try Self.path(of: program, inPath: environment["PATH"])
        var actions = SpawnActions()
        defer { actions.destroy() }
        var ends = Ends()
        defer { ends.close() }
        for (target, stream) in [input, output, errors].enumerated() {
            try ends.add(stream, at: CInt(target), &actions)
        }
        if let folder {
            let failure = actions.enter(folder)
            guard failure == 0 else { throw .system(failure) }
        }
        var process = pid_t()
        let failure = actions.start(
            &process, file, [program] + arguments, environment.map { "\($0)=\($1)" }, inNewSession: hasOwnSession)
        guard failure == 0 else { throw SpawnError(failure, in: folder) }
        defer { ends.ofParent = [:] }
        return ChildProcess(process, of: self, pipes: ends.ofParent)
    }

    /// The ends of new pipes until the child has started: the child's, and by stream, this process's.
    private struct Ends {
        var ofChild: [CInt] = []
        var ofParent: [CInt: CInt] = [:]

        func close() {
            for descriptor in ofChild + ofParent.values { Platform.close(descriptor) }
        }

        mutating func add(_ stream: Stream, at target: CInt, _ actions: inout SpawnActions) throws(SpawnError) {
            switch stream {
            case .file(let path): actions.open(path, at: target)
            // The C library refuses to inherit a stream that isn't open.
            case .inherited where fcntl(target, F_GETFD) < 0: actions.open("/dev/null", at: target)
            case .inherited: actions.duplicate(target, at: target)
            case .descriptor(let descriptor): try add(descriptor, at: target, &actions)
            case .output: actions.duplicate(STDOUT_FILENO, at: target)
            case .pipe:
                // Writing to a socket whose other end is closed is an error; to a pipe, it's a signal.
                guard let (reading, writing) = target == STDIN_FILENO ? makeSocketPair() : makePipe() else {
                    throw SpawnError(errno, in: nil)
                }
                let (mine, other) = target == STDIN_FILENO ? (writing, reading) : (reading, writing)
                if target == STDIN_FILENO { _ = fcntl(mine, F_SETFL, O_NONBLOCK) }
                ofParent[target] = mine
                ofChild.append(other)
                try add(other, at: target, &actions)
            }
        }

        /// The streams of the child are set one after the other, so a descriptor that's also a stream's is moved first.
        private mutating func add(
            _ descriptor: CInt, at target: CInt, _ actions: inout SpawnActions
        ) throws(SpawnError) {
            guard descriptor <= STDERR_FILENO, descriptor != target else {
                return actions.duplicate(descriptor, at: target)
            }
            let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
            guard moved >= 0 else { throw SpawnError(errno, in: nil) }
            ofChild.append(moved)
            actions.duplicate(moved, at: target)
        }
    }
}
