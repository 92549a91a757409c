import Exercises
import Foundation
import Platform
import Subprocess

/// Plays the scenarios of one task in a child process.
struct ChildRun: Sendable {
    /// The result: the recordings, what was printed, and how it ended.
    struct Outcome: Sendable {
        var record: ChildMonitor.Record
        var status: TerminationStatus
        /// The Swift runtime's report when the child crashed or got a signal to report.
        var crash: CrashReport?
        /// The innermost line of the learner's file among the calls in progress, from the player's own record.
        var lineOfCalls: Int?

        /// What it printed, without what the Swift runtime says about its own report of a crash.
        var prints: String {
            let text = String(decoding: record.output, as: UTF8.self)
            guard crash != nil || text.contains("Backtracing") else { return text }
            return text.replacing(
                /\n?\*\*\* Signal \d+: Backtracing from 0x[0-9a-f]+\.\.\.( done \*\*\*)?\s*/, with: "")
        }

        /// The learner's line: from the runtime's report where the learner's own code was interrupted, from the record
        /// of calls where that code was waiting in a function of a library.
        var learnersLine: Int? {
            if let crash, crash.isInsideProgram, let line = crash.learnersLine { return line }
            return lineOfCalls ?? crash?.learnersLine
        }
    }

    /// The child can't be started.
    struct CannotStart: Error, Sendable {
        let sentence: String
    }

    private static let callsName = "calls"

    let program: URL
    let limits: Limits
    /// Called with the processor time used so far, every few milliseconds, on the monitor's thread.
    var sampled: @Sendable (Duration) -> Void = { _ in }

    /// Children compute little, so there may be more of them than processors.
    private static let limit = ConcurrencyLimit(4 * max(ProcessInfo.processInfo.activeProcessorCount, 1))

    /// Plays the scenarios to their end, or until the child ends. Canceling kills the child.
    func play(_ runs: ScenarioRuns) async throws(CannotStart) -> Outcome {
        try await Self.limit.run { () async throws(CannotStart) -> Outcome in
            let folder = try Self.makeFolder()
            defer { try? FileManager.default.removeItem(at: folder.url) }
            guard let descriptors = Descriptors() else {
                throw CannotStart(sentence: "The check needs more open files than this process may have.")
            }
            do {
                return try await runChild(
                    in: folder, descriptors, PlayerSession(runs, nonce: .random(in: .min ... .max)))
            } catch {
                descriptors.closeOwnEnds()
                throw CannotStart(sentence: "The check's program cannot be started: \(error)")
            }
        }
    }

    private static func makeFolder() throws(CannotStart) -> RunFolder {
        let place = FileManager.default.temporaryDirectory
        do {
            return try RunFolder(for: .playing, in: place)
        } catch {
            throw CannotStart(
                sentence: "The check cannot make a folder in \(place.path): \(error.localizedDescription)")
        }
    }

    private func runChild(in place: RunFolder, _ descriptors: Descriptors, _ session: PlayerSession) async throws
        -> Outcome
    {
        let (folder, mark) = (place.url, place.mark)
        let crashFile = folder.appendingPathComponent("crash.json")
        var platform = PlatformOptions()
        platform.createSession = true
        let result = try await run(
            .path("/bin/sh"), arguments: ["-c", launch(marked: mark), program.path],
            environment: environment(folder, crashFile),
            workingDirectory: .init(folder.path), platformOptions: platform,
            input: .fileDescriptor(.init(rawValue: descriptors.childChannel), closeAfterSpawningProcess: true),
            output: .fileDescriptor(.init(rawValue: descriptors.childOutput), closeAfterSpawningProcess: true),
            error: .fileDescriptor(.init(rawValue: descriptors.childErrors), closeAfterSpawningProcess: true)
        ) { execution in
            await monitor(execution.processIdentifier.value, descriptors, mark, crashFile, session)
        }
        let line = await CallsFile(file: folder.appendingPathComponent(Self.callsName)).learnersLine(in: program)
        return Outcome(
            record: result.closureResult, status: result.terminationStatus, crash: CrashReport(reading: crashFile),
            lineOfCalls: line)
    }

    /// The script that becomes the player. The channel arrives as standard input and is moved; the program's own
    /// standard input is empty.
    private func launch(marked mark: ChildMark) -> String {
        LimitedLaunch(
            seconds: Int(limits.processorTime.components.seconds) + 2, memory: limits.memory, mark: mark,
            prelude: "exec \(PrivateChannel.startDescriptor)<&0 </dev/null"
        ).script
    }

    /// The child's environment: enough to run, its channel, its own folder, and where to report a crash.
    private func environment(_ folder: URL, _ crashFile: URL) -> Environment {
        let inherited = ProcessInfo.processInfo.environment
        var values: [Environment.Key: String] = [
            "TMPDIR": folder.path,
            "HOME": folder.path,
            "SWIFT_BACKTRACE":
                """
            enable=yes,interactive=no,color=no,threads=all,images=none,registers=none,format=json,\
            output-to=\(crashFile.path)
            """,
        ]
        values[.init(stringLiteral: PrivateChannel.announcement)] = "\(PrivateChannel.startDescriptor)"
        values[.init(stringLiteral: CallRecorder.announcement)] = folder.appendingPathComponent(Self.callsName).path
        for name in ["PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SWIFT_ROOT"] {
            if let value = inherited[name] { values[.init(stringLiteral: name)] = value }
        }
        return .custom(values)
    }

    private func monitor(
        _ process: pid_t, _ descriptors: Descriptors, _ mark: ChildMark, _ crashFile: URL, _ session: PlayerSession
    ) async -> ChildMonitor.Record {
        let (limits, sampled) = (limits, sampled)
        return await onOwnThread { isCanceled in
            var monitor = ChildMonitor(
                process: process, descriptors: descriptors, limits: limits, mark: mark, crashFile: crashFile,
                session: session, sampled: sampled, isCanceled: isCanceled)
            return monitor.watchToTheEnd()
        }
    }
}
