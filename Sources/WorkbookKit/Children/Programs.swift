import Foundation

/// Runs other programs: `swift build`, and the chapters. Tests put their own in its place.
public protocol Programs: Sendable {
    /// Runs a program that talks to the reader itself: it gets the terminal, the window's size and Ctrl-C, until it ends.
    ///
    /// - Parameter input: whether it may read this program's standard input.
    /// - Throws: ``Complaint`` where it cannot be started, `CancellationError` where the task was canceled; the program has ended then.
    func runInForeground(_ program: ProgramRun, input: Bool) async throws -> ProgramEnding

    /// Runs a program that says nothing to the reader; each line that it prints, errors included, goes to `line`.
    /// - Throws: as ``runInForeground(_:input:)``.
    func runQuietly(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
        -> ProgramEnding
}

/// A program to run.
public struct ProgramRun: Sendable, Equatable {
    /// A path, or a name to look for in PATH.
    public var executable: String
    public var arguments: [String]
    /// The working folder.
    public var folder: URL

    public init(_ executable: String, _ arguments: [String], in folder: URL) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
    }
}

/// How a program ended.
public enum ProgramEnding: Sendable, Equatable {
    case exited(Int32)
    case signaled(Int32)

    /// What the shell would make of it.
    var status: ExitStatus {
        switch self {
        case .exited(let code): ExitStatus(code: code)
        case .signaled(let signal): ExitStatus(code: 128 + signal)
        }
    }
}
