import Foundation
import Terminal

/// Runs programs as children of this process.
package struct SystemPrograms: Programs {
    package init() {}

    package func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus {
        let terminal = TerminalAttributes.current
        do {
            let ending = try await starting(program) { spawn in
                var spawn = spawn
                if input { spawn.input = .inherited }
                return try await spawn.run()
            }
            terminal?.restore(wasKilled: ending == .signaled(SIGKILL))
            return ending
        } catch {
            terminal?.restore(wasKilled: error is CancellationError)
            throw error
        }
    }

    package func runQuietly(
        _ program: ProgramRun,
        line report: @escaping @Sendable (String) async -> Void
    ) async throws -> TerminationStatus {
        try await starting(program) { spawn in
            var spawn = spawn
            spawn.errors = .output
            var lines = LineSplitter()
            let status = try await spawn.run { bytes in
                for line in lines.take(bytes) { await report(line) }
            }
            if let line = lines.rest { await report(line) }
            return status
        }
    }

    /// Starts a program with little of the processor's time. Beside it, a shell waits for the end of the input, to
    /// which nothing is written, and then ends the program: so a build ends with the workbook, also if that was killed.
    private static let background = [
        "sh", "-c",
        """
        exec 3<&0
        (read -r line; kill -s INT -- "-$$"; sleep 2; kill -s KILL -- "-$$") <&3 >/dev/null 2>&1 &
        exec nice -n 15 "$@" </dev/null 3<&-
        """,
        "sh",
    ]

    private func starting(
        _ program: ProgramRun,
        _ run: (Spawn) async throws -> TerminationStatus
    ) async throws -> TerminationStatus {
        let words = (program.isInBackground ? Self.background : []) + [program.executable] + program.arguments
        var spawn = Spawn(
            words[0], Array(words.dropFirst()), folder: program.folder.path,
            environment: ["COLUMNS": HelpWidth.columns, "WORKBOOK_GROUND": TerminalLook.ground.rawValue])
        spawn.hasOwnSession = program.isInBackground
        // Its ends close when the program has ended, and when this process ends.
        let lifeline = program.isInBackground ? Pipe() : nil
        if let lifeline { spawn.input = .descriptor(lifeline.fileHandleForReading.fileDescriptor) }
        defer { withExtendedLifetime(lifeline) {} }
        do {
            let status = try await run(spawn)
            try Task.checkCancellation()
            return status
        } catch SpawnError.notFound {
            let isPath = program.executable.contains("/")
            throw Complaint.failure("There is no program `\(program.executable)`\(isPath ? "" : " on your PATH").")
        } catch {
            try Task.checkCancellation()
            throw Complaint.failure("\(program.executable) can't be started: \(error).")
        }
    }
}

/// Makes lines of a program's output. A line of more than 64 KiB is cut.
private struct LineSplitter {
    private var bytes: [UInt8] = []

    mutating func take(_ new: [UInt8]) -> [String] {
        var lines = (bytes + new).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        bytes = Array(lines.removeLast())
        if bytes.count > 1 << 16 {
            lines.append(bytes[...])
            bytes = []
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The last line, if no newline ends it.
    var rest: String? { bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
}

extension TerminalAttributes {
    /// Restores the terminal's state from before a child used it.
    /// - Parameter wasKilled: whether the child may have been killed on its own screen. If so, switches to the normal
    ///   screen, shows the cursor, turns bracketed paste off, and resets the style.
    fileprivate func restore(wasKilled: Bool) {
        if wasKilled, isatty(STDOUT_FILENO) == 1 {
            TerminalOutput.write(
                EscapeSequences.ordinaryScreen + EscapeSequences.showCursor + EscapeSequences.doNotMarkPastes
                    + EscapeSequences.resetStyle + "\r\n")
        }
        apply()
    }
}

/// Counts presses of Ctrl-C while another program has the terminal. The key belongs to that program: a search field,
/// for example, clears its line. But three presses in two seconds mean that the program no longer responds.
package struct ForegroundPresses {
    private var times: [ContinuousClock.Instant] = []

    package init() {}

    package mutating func stopsTheProgram(at now: ContinuousClock.Instant = .now) -> Bool {
        times = times.filter { now - $0 < .seconds(2) } + [now]
        guard times.count >= 3 else { return false }
        times = []
        return true
    }
}
