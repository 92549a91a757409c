import Exercises
import Foundation
import Platform
import Subprocess
import Synchronization

/// Plays the script of one task in a child process of its own.
struct ChildRun: Sendable {
    /// What came of it: the recordings, what was printed, and how it ended.
    struct Outcome: Sendable {
        var record: Attendant.Record
        var status: TerminationStatus
        /// What the Swift runtime wrote down when the child crashed or was asked where it is.
        var crash: CrashReport?
        /// The innermost line of the learner's file that was being called, by the player's own record.
        var lineOfCalls: Int?

        /// What it printed, without what the Swift runtime says about its own report of a crash.
        var prints: String {
            let text = String(decoding: record.output, as: UTF8.self)
            guard crash != nil || text.contains("Backtracing") else { return text }
            return text.replacing(
                /\n?\*\*\* Signal \d+: Backtracing from 0x[0-9a-f]+\.\.\.( done \*\*\*)?\s*/, with: "")
        }

        /// The best that is known about the learner's line: the runtime's report where the learner's own code was interrupted, the record
        /// of calls where that code was waiting in somebody else's.
        var learnersLine: Int? {
            if let crash, crash.isInsideProgram, let line = crash.learnersLine { return line }
            return lineOfCalls ?? crash?.learnersLine
        }
    }

    /// The child could not be started; a sentence.
    struct CannotStart: Error, Sendable {
        let sentence: String
    }

    private static let callsName = "calls"

    let program: URL
    let limits: Limits
    /// Is told the processor time used so far, every few milliseconds, on the attendant's thread.
    let sampled: @Sendable (Duration) -> Void

    init(program: URL, limits: Limits, sampled: @escaping @Sendable (Duration) -> Void = { _ in }) {
        self.program = program
        self.limits = limits
        self.sampled = sampled
    }

    /// Children at once: they compute little, so some more than there are processors.
    private static let turnstile = Turnstile(places: 4 * max(ProcessInfo.processInfo.activeProcessorCount, 1))

    /// Plays a script to its end, or the child to its. Canceling kills the child.
    func play(_ script: Script) async throws(CannotStart) -> Outcome {
        let result = await Self.turnstile.pass { await playNow(script) }
        return try result.get()
    }

    private func playNow(_ script: Script) async -> Result<Outcome, CannotStart> {
        do { return .success(try await playInFreshFolder(script)) } catch { return .failure(error) }
    }

    private func playInFreshFolder(_ script: Script) async throws(CannotStart) -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CannotStart(
                sentence:
                    "No folder for the check can be made in \(folder.deletingLastPathComponent().path): \(error.localizedDescription)"
            )
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let descriptors = Descriptors() else {
            throw CannotStart(sentence: "The check needs a few open files, and this process has none left.")
        }
        do {
            return try await play(script, in: folder, descriptors)
        } catch {
            descriptors.closeOwnEnds()
            throw CannotStart(sentence: "The check's program cannot be started: \(error)")
        }
    }

    private func play(_ script: Script, in folder: URL, _ descriptors: Descriptors) async throws -> Outcome {
        let mark = RunMark()
        let conversation = Conversation(script: script, nonce: .random(in: .min ... .max))
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
            await attend(execution.processIdentifier.value, descriptors, mark, crashFile, conversation)
        }
        let line = await CallsFile(folder.appendingPathComponent(Self.callsName)).learnersLine(in: program)
        return Outcome(
            record: result.closureResult, status: result.terminationStatus, crash: CrashReport(reading: crashFile),
            lineOfCalls: line)
    }

    /// The shell's script that turns itself into the player, under limits.
    ///
    /// Limits and the channel's place come from the shell because nothing that runs between fork and exec may be Swift. The channel
    /// arrives as standard input and is moved; the program's own standard input is empty. A limit on data, not on address space:
    /// threads and libraries reserve far more addresses than they use. A limit that may not be set, because a stricter one is, is let be.
    private func launch(marked mark: RunMark) -> String {
        let seconds = limits.processorTime.components.seconds + 2
        return """
            exec \(PrivateChannel.startDescriptor)<&0 </dev/null
            for limit in "-c 0" "-t \(seconds)" "-d \(limits.memory >> 10)" "\(mark.limit)"; do
                ulimit $limit 2>/dev/null || :
            done
            exec "$0"
            """
    }

    /// What the child is told of the world: enough to run, its channel, a folder of its own, and where to report a crash.
    private func environment(_ folder: URL, _ crashFile: URL) -> Environment {
        let inherited = ProcessInfo.processInfo.environment
        var values: [Environment.Key: String] = [
            "TMPDIR": folder.path,
            "HOME": folder.path,
            "SWIFT_BACKTRACE":
                "enable=yes,interactive=no,color=no,threads=all,images=none,registers=none,format=json,output-to=\(crashFile.path)",
        ]
        values[.init(stringLiteral: PrivateChannel.announcement)] = "\(PrivateChannel.startDescriptor)"
        values[.init(stringLiteral: CallRecorder.announcement)] = folder.appendingPathComponent(Self.callsName).path
        for name in ["PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SWIFT_ROOT"] {
            if let value = inherited[name] { values[.init(stringLiteral: name)] = value }
        }
        return .custom(values)
    }

    private func attend(
        _ process: pid_t, _ descriptors: Descriptors, _ mark: RunMark, _ crashFile: URL, _ conversation: Conversation
    ) async -> Attendant.Record {
        let canceled = Flag()
        let (limits, sampled) = (limits, sampled)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var attendant = Attendant(
                        process: process, descriptors: descriptors, limits: limits, mark: mark, crashFile: crashFile,
                        conversation: conversation, sampled: sampled, isCancelled: { canceled.isUp })
                    continuation.resume(returning: attendant.attend())
                }
            }
        } onCancel: {
            canceled.raise()
        }
    }
}

/// A flag that one thread raises and another looks at.
private final class Flag: Sendable {
    private let state = Atomic(false)

    var isUp: Bool { state.load(ordering: .acquiring) }

    func raise() { state.store(true, ordering: .releasing) }
}
