import Foundation
import Subprocess
import Terminal

/// Runs programs as children of this process.
package struct SystemPrograms: Programs {
    package init() {}

    package func runInForeground(_ program: ProgramRun, input: Bool) async throws -> ProgramEnding {
        let terminal = TerminalAttributes.current
        do {
            let ending = try await talking(program, input: input)
            terminal?.restore(wasKilled: ending == .signaled(SIGKILL))
            return ending
        } catch {
            terminal?.restore(wasKilled: error is CancellationError)
            throw error
        }
    }

    private func talking(_ program: ProgramRun, input: Bool) async throws -> ProgramEnding {
        try await starting(program) { configuration in
            if input {
                try await Subprocess.run(
                    configuration,
                    input: .currentStandardInput, output: .currentStandardOutput, error: .currentStandardError
                ).terminationStatus
            } else {
                try await Subprocess.run(
                    configuration, input: .none, output: .currentStandardOutput, error: .currentStandardError
                ).terminationStatus
            }
        }
    }

    package func runQuietly(
        _ program: ProgramRun,
        line report: @escaping @Sendable (String) async -> Void
    ) async throws -> ProgramEnding {
        try await starting(program) { configuration in
            try await Subprocess.run(
                configuration, input: .none, output: .sequence, error: .combinedWithOutput
            ) { execution in
                for try await line in execution.standardOutput.strings() { await report(line) }
            }.terminationStatus
        }
    }

    private func starting(
        _ program: ProgramRun,
        _ run: (Configuration) async throws -> TerminationStatus
    ) async throws -> ProgramEnding {
        let words = (program.isInBackground ? ["nice", "-n", "15"] : []) + [program.executable] + program.arguments
        let executable: Executable = words[0].contains("/") ? .path(.init(words[0])) : .name(words[0])
        var options = PlatformOptions()
        options.createSession = program.isInBackground
        // Until a canceled child ends, it gets SIGINT, SIGTERM a second later, and SIGKILL after another second.
        options.teardownSequence = [
            .send(signal: .interrupt, allowedDurationToNextStep: .seconds(1)),
            .gracefulShutDown(allowedDurationToNextStep: .seconds(1)),
        ]
        let configuration = Configuration(
            executable: executable, arguments: .init(Array(words.dropFirst())),
            environment: .inherit.updating([
                "COLUMNS": HelpWidth.columns, "WORKBOOK_GROUND": TerminalLook.ground.rawValue,
            ]),
            workingDirectory: .init(program.folder.path), platformOptions: options
        )
        let status: TerminationStatus
        do {
            status = try await run(configuration)
        } catch {
            try Task.checkCancellation()
            throw Complaint.failure("\(program.executable) can't be started: \(error).")
        }
        try Task.checkCancellation()
        switch status {
        case .exited(let code): return .exited(code)
        case .signaled(let signal): return .signaled(signal)
        }
    }
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
