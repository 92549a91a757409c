import Foundation
import Terminal

/// Runs other programs, such as `swift build` and the chapters. Tests replace the implementation.
package protocol Programs: Sendable {
    /// Runs an interactive program. Until it ends, it has the terminal and receives Ctrl-C.
    ///
    /// - Parameter input: whether the program gets this program's standard input.
    /// - Throws: ``Complaint`` if the program can't be started, `CancellationError` after the task was canceled and the
    ///   program has ended.
    func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus

    /// Runs a program without input. `line` receives each line of its standard output and standard error.
    /// - Throws: the same errors as ``runInForeground(_:input:)``.
    func runQuietly(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
        -> TerminationStatus
}

extension Programs {
    /// Runs `swift build`, and once more if SwiftPM itself crashed, as it sometimes does with the build system
    /// swiftbuild: <https://github.com/swiftlang/swift-package-manager/issues/8274>.
    func build(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
        -> TerminationStatus
    {
        let ending = try await runQuietly(program, line: line)
        return ending.isCrash ? try await runQuietly(program, line: line) : ending
    }
}

package struct ProgramRun: Sendable, Equatable {
    /// A path, or a name to look up in PATH.
    package var executable: String
    package var arguments: [String]
    /// The working folder.
    package var folder: URL
    /// Whether it runs alongside the reader's own work: with low priority, and without Ctrl-C from the terminal.
    package var isInBackground = false

    package init(_ executable: String, _ arguments: [String], in folder: URL) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
    }
}

extension TerminationStatus {
    /// The exit status that a shell reports.
    package var status: ExitStatus {
        switch self {
        case .exited(let code): ExitStatus(code: code)
        case .signaled(let signal): ExitStatus(code: 128 + signal)
        }
    }

    fileprivate var isCrash: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV].map(Self.signaled).contains(self) }
}

/// Collects the output of a program.
package actor PrintedLines {
    package private(set) var all: [String] = []

    package init() {}

    package func add(_ line: String) { all.append(line) }

    /// The lines that explain a failed build: up to 30 lines from the first error or the report of a crash on, or
    /// without either, the last 20. SwiftPM's steps and empty lines are left out.
    package var errors: [String] {
        let kept = all.filter { !$0.hasPrefix("[") && !$0.isEmpty }
        let start =
            kept.firstIndex { $0.contains("error:") || $0.contains("Program crashed:") } ?? max(0, kept.count - 20)
        return Array(kept[start...].prefix(30))
    }
}
