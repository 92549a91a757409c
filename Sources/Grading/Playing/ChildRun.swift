import Foundation
import Marbles
import Playing
import Terminal

/// Plays the scenarios of one task in a child process.
package struct ChildRun: Sendable {
    package struct Outcome: Sendable {
        var record: ChildMonitor.Record
        var status: TerminationStatus
        var isIsolated = false
        /// Why the run's folder couldn't be removed, as a sentence; nil if it was.
        var leftover: String?
        /// What the threads were doing when the child crashed or the monitor asked for a report; nil without a report.
        var crash: CrashReport?
        /// What the stages of the exercise did in the last scenario; nil if they weren't recorded.
        package internal(set) var stages: StageTrace?
        var screens: [RecordedScreen] = []

        /// Why the code couldn't be isolated, as sentences; nil if it could, or if it was to run without isolation.
        var isolationFailure: String? {
            guard isIsolated, status == .exited(Sandbox.failureStatus), record.transcripts.isEmpty,
                let words = String(decoding: record.errors, as: UTF8.self).firstMatch(of: /isolate: (.+)/)?.1
            else { return nil }
            return """
                The check can't isolate the code that it runs: \(String(words.prefix(200)).readableText). \
                `doctor` says what this system offers.
                """
        }

        /// What the child printed, cut if it's long, without the runtime's notes about its crash report.
        var prints: String {
            let text = FrameLimits.cut(String(decoding: record.output, as: UTF8.self), to: Self.mostPrints)
            guard crash != nil || text.contains("Backtracing") else { return text }
            return text.replacing(
                /\n?\*\*\* Signal \d+: Backtracing from 0x[0-9a-f]+\.\.\.( done \*\*\*)?\s*/, with: "")
        }

        /// How much of the output is kept, in Unicode scalars. A report shows twenty lines.
        private static let mostPrints = 100_000

        var learnersLine: Int? { crash?.learnersLine }
    }

    /// Whether runs record the stages by default. The proof sets it, to show that recording changes no verdict.
    @TaskLocal package static var recordsStagesByDefault = false

    private static let longestStages = 1 << 26
    private static let longestScreens = 1 << 20

    let program: ExerciseBuilder.Program
    let limits: Limits
    package var recordsStages = recordsStagesByDefault
    var waitsForItsTurn = true
    /// The size of the recorded screens; nil to record none.
    var screenSize: TerminalSize?
    /// Called with the processor time used so far, about every 40 ms, on the monitor's thread.
    var sampled: @Sendable (Duration) -> Void

    package init(
        program: ExerciseBuilder.Program, limits: Limits, sampled: @escaping @Sendable (Duration) -> Void = { _ in }
    ) {
        (self.program, self.limits, self.sampled) = (program, limits, sampled)
    }

    /// Children compute little, so there may be more of them than processors.
    private static let limit = ConcurrencyLimit(4 * max(ProcessInfo.processInfo.activeProcessorCount, 1))

    /// Called with the recordings of runs that were played, on the monitor's thread. Returns what the child plays next,
    /// for which it may wait; nil to end the child.
    typealias Next = @Sendable ([Transcript]) -> ScenarioRuns?

    /// Plays runs to their end, or until the child ends. Canceling kills the child.
    package func play(_ runs: ScenarioRuns) async throws(Obstacle) -> Outcome { try await play(runs, next: nil) }

    func play(_ runs: ScenarioRuns, next: Next?) async throws(Obstacle) -> Outcome {
        guard waitsForItsTurn else { return try await playNow(runs, next) }
        return try await Self.limit.run { () async throws(Obstacle) -> Outcome in try await playNow(runs, next) }
    }

    private func playNow(_ runs: ScenarioRuns, _ next: Next?) async throws(Obstacle) -> Outcome {
        let folder = try Self.makeFolder()
        guard let descriptors = Descriptors() else {
            _ = Self.remove(folder)
            throw Obstacle("The check needs more open files than this process may have.")
        }
        do {
            var outcome = try await runChild(in: folder, descriptors, runs, next)
            outcome.leftover = Self.remove(folder)
            return outcome
        } catch {
            descriptors.closeOwnEnds()
            _ = Self.remove(folder)
            throw Obstacle("The check's program cannot be started: \(error)")
        }
    }

    /// - Returns: why the folder couldn't be removed, as a sentence; nil if it was.
    private static func remove(_ folder: RunFolder) -> String? {
        do {
            try FolderContents.remove(folder.url.path)
            return nil
        } catch {
            return """
                The check can't remove its folder \(folder.url.path), which the program has filled: \
                \(error.name.readableName), \(error.reason). Remove it by hand.
                """
        }
    }

    private static func makeFolder() throws(Obstacle) -> RunFolder {
        let place = FileManager.default.temporaryDirectory
        do {
            return try RunFolder(for: .playing, in: place)
        } catch {
            throw Obstacle("The check cannot make a folder in \(place.path): \(error.systemReason).")
        }
    }

    private func runChild(
        in place: RunFolder, _ descriptors: Descriptors, _ runs: ScenarioRuns, _ next: Next?
    ) async throws -> Outcome {
        let (folder, mark) = (place.url, place.mark)
        let crashFile = folder.appendingPathComponent(RunFolder.crashName)
        let callsFile = folder.appendingPathComponent(RunFolder.callsName)
        let command =
            program.sandbox?.words(toPlay: program.executable.path, with: program.library, in: folder.path)
            ?? [program.executable.path]
        var spawn = Spawn("/bin/sh", ["-c", launch(marked: mark)] + command, folder: folder.path)
        spawn.environment = environment(folder, crashFile)
        spawn.input = .descriptor(descriptors.childChannel)
        spawn.output = .descriptor(descriptors.childOutput)
        spawn.errors = .descriptor(descriptors.childErrors)
        spawn.hasOwnSession = true
        let child = Result { try spawn.start() }
        descriptors.closeChildsEnds()
        let (record, status) = await monitor(try child.get(), descriptors, place, runs, next)
        let symbolizer = Symbolizer(program: program.executable, sandbox: program.sandbox)
        let calls = await CallRecord(reading: callsFile).report(of: program.executable, with: symbolizer)
        return Outcome(
            record: record, status: status, isIsolated: program.sandbox != nil,
            crash: calls ?? CrashReport(reading: crashFile),
            stages: recordsStages ? await stages(in: folder.appending(path: RunFolder.stagesName), symbolizer) : nil,
            screens: screenSize == nil ? [] : screens(in: folder.appending(path: RunFolder.screensName)))
    }

    private func screens(in file: URL) -> [RecordedScreen] {
        RecordedScreens.screens(in: SafeFile.text(of: file.path, atMost: Self.longestScreens) ?? "")
    }

    /// The learner's code can also write to the file, so the file can contain anything.
    private func stages(in file: URL, _ symbolizer: Symbolizer) async -> StageTrace {
        let text = SafeFile.text(of: file.path, atMost: Self.longestStages) ?? ""
        let recording = StageFile.recording(in: Data(text.utf8))
        return recording.named(by: await symbolizer.lines(of: recording.places) ?? SourceLines())
    }

    /// The script that becomes the player. It moves the channel from standard input to another descriptor, so that the
    /// player's standard input is empty.
    private func launch(marked mark: ChildMark) -> String {
        LimitedLaunch(
            seconds: Int(limits.processorTime.components.seconds) + 2, memory: limits.memory,
            fileBlocks: program.sandbox.map { _ in limits.fileBlocks },
            openFiles: program.sandbox.map { _ in limits.openFiles }, mark: mark,
            prelude: "exec \(PrivateChannel.startDescriptor)<&0 </dev/null"
        ).script
    }

    private func environment(_ folder: URL, _ crashFile: URL) -> [String: String] {
        let inherited = ProcessInfo.processInfo.environment
        var values = [
            "TMPDIR": folder.path,
            "HOME": folder.path,
            // Two loops over one `@Observable` model run in an order that depends on hashes.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            // The runtime's own report would need another process, so it's used only if there's no `CallRecorder`.
            "SWIFT_BACKTRACE": CallRecorder.isAvailable
                ? "enable=no"
                : """
                enable=yes,interactive=no,color=no,threads=all,images=none,registers=none,format=json,\
                output-to=\(crashFile.path)
                """,
        ]
        if program.sandbox != nil { values[LoadedCode.announcement] = "yes" }
        values[PrivateChannel.announcement] = "\(PrivateChannel.startDescriptor)"
        values[CallRecorder.announcement] = folder.appendingPathComponent(RunFolder.callsName).path
        for name in [
            "PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SWIFT_ROOT", StageFile.announcement,
        ] {
            if let value = inherited[name] { values[name] = value }
        }
        if recordsStages {
            values[StageFile.announcement] = folder.appending(path: RunFolder.stagesName).path
        }
        if let screenSize {
            values[RecordedScreens.announcement] =
                "\(screenSize.columns)x\(screenSize.rows) \(folder.appending(path: RunFolder.screensName).path)"
        }
        return values
    }

    private func monitor(
        _ child: ChildProcess, _ descriptors: Descriptors, _ place: RunFolder, _ runs: ScenarioRuns, _ next: Next?
    ) async -> (ChildMonitor.Record, TerminationStatus) {
        let (limits, sampled, isIsolated) = (limits, sampled, program.sandbox != nil)
        return await onOwnThread { isCanceled in
            var monitor = ChildMonitor(
                process: child.id, descriptors: descriptors, limits: limits, place: place, isIsolated: isIsolated,
                runs: runs, next: next, sampled: sampled, isCanceled: isCanceled)
            return (monitor.watchToTheEnd(), child.waitUntilExit())
        }
    }
}
