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
        /// An open file of this process, other than its output and errors. It stays open here.
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
        // The ends of new pipes until the child has started: the child's, and by stream, this process's.
        var (theirs, ours): ([CInt], [CInt: CInt]) = ([], [:])
        defer {
            actions.destroy()
            for descriptor in theirs + ours.values { close(descriptor) }
        }
        // In this order, a descriptor that has a closed stream's number is used before it's replaced.
        for (target, stream) in [(STDERR_FILENO, errors), (STDOUT_FILENO, output), (STDIN_FILENO, input)] {
            switch stream {
            case .file(let path): actions.open(path, at: target)
            // The C library refuses to inherit a stream that isn't open.
            case .inherited where fcntl(target, F_GETFD) < 0: actions.open("/dev/null", at: target)
            case .inherited: actions.duplicate(target, at: target)
            case .descriptor(let descriptor): actions.duplicate(descriptor, at: target)
            case .output: break
            case .pipe:
                // Writing to a socket whose other end is closed is an error; to a pipe, it's a signal.
                guard let ends = target == STDIN_FILENO ? makeSocketPair() : makePipe() else {
                    throw SpawnError(errno, in: nil)
                }
                (ours[target], theirs) = (ends.0, theirs + [ends.1])
                _ = fcntl(ends.0, F_SETFL, O_NONBLOCK)
                actions.duplicate(ends.1, at: target)
            }
        }
        if case .output = errors { actions.duplicate(STDOUT_FILENO, at: STDERR_FILENO) }
        var process = pid_t()
        let failure = actions.start(&process, file, self)
        guard failure == 0 else { throw SpawnError(failure, in: folder) }
        defer { ours = [:] }
        return ChildProcess(process, of: self, pipes: ours)
    }
}
