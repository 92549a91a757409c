import Foundation
import Marbles
import Stepping
import Terminal

/// Records runs of this program: starts another process per run, and reads the file that the process writes.
@MainActor
struct RunRecorder {
    /// The maximum duration of a run, in seconds. That's a lot, since the clock of a run is virtual.
    private static let longest = 10.0
    /// The maximum number of bytes that a run may print to each of its files.
    private static let mostPrinted = 1 << 24

    private let program = URL(filePath: runningProgramPath).resolvingSymlinksInPath().path
    /// The options of the program, except the options for the keys and for the output.
    let options = Array(CommandLine.arguments.dropFirst()).removing(
        flags: ["run", "--step", "--trace", "--pipeline", "--spoken", "--frame"],
        options: ["--type", "--svg", "--lanes", "--recording"])
    /// Receives a message for the user if recording a run takes more than a second.
    var onWait: (String) -> Void = { _ in }
    /// Whether the user has pressed Ctrl-C, which stops the run.
    var isInterrupted: () -> Bool = { false }
    private var lines = SourceLines()

    /// Records a run for the site's player, and writes it as JSON. Its screen is as narrow as a phone's. If the file
    /// can't be written, the publisher misses it, and says so.
    static func save(_ script: ScriptedInput, to file: URL) {
        var recorder = RunRecorder()
        let run = recorder.record(script, size: TerminalSize(rows: 16, columns: 46))
        try? JSONEncoder().encode(run).write(to: file)
    }

    mutating func record(_ script: ScriptedInput, size: TerminalSize) -> RecordedRun {
        let folder = FileManager.default.temporaryDirectory.appending(path: "workbook-step-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "run")
        let files = ["output", "errors"].map { Self.openFile(folder.appending(path: $0).path) }
        defer { for file in files { close(file) } }

        var spawn = Spawn(
            program, script.arguments(after: options),
            environment: [
                RecordingRun.announcement: "\(size.columns)x\(size.rows) \(file.path)", "SWIFT_BACKTRACE": "enable=no",
            ])
        (spawn.output, spawn.errors) = (.descriptor(files[0]), .descriptor(files[1]))
        // Ctrl-C is for this program, which then ends the other one.
        spawn.hasOwnSession = true
        let child: ChildProcess
        do { child = try spawn.start() } catch {
            var run = RecordedRun()
            run.add(at: .zero, "the program can't be started again: \(error)")
            return run
        }
        let reason = wait(for: child, printingTo: files)
        let chunks = RecordingFile.chunks(in: (try? Data(contentsOf: file)) ?? Data())
        var run = RecordedRun(chunks, lines: &lines)
        if let reason {
            run.crash = "the program was stopped here: \(reason)."
        } else if !child.waitUntilExit().isSuccess {
            run.crash = "the program ended here. " + Self.reason(in: folder.appending(path: "errors"))
        }
        let end = run.moments.last?.time ?? .zero
        var rest = PrintedFiles(files, after: chunks.compactMap(\.printed))
        if let words = rest.take(upToTrap: true)?.words { run.add(at: end, words) }
        if let crash = run.crash { run.add(at: end, crash) }
        return run
    }

    /// Opens an empty file for a program's output, for appending and reading; the null device if that fails.
    private static func openFile(_ path: String) -> CInt {
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        return file < 0 ? open("/dev/null", O_RDWR | O_CLOEXEC) : file
    }

    /// Waits for a program. If it takes too long or prints too much, kills it and returns the reason.
    private func wait(for child: ChildProcess, printingTo files: [CInt]) -> String? {
        let start = Date()
        let end = start + Self.longest
        var news: String? = "The run is still being recorded. After \(Int(Self.longest)) seconds, it's stopped."
        while !childHasEnded(child.id) {
            if let sentence = news, Date() > start + 1 {
                onWait(sentence)
                news = nil
            }
            let hasPrintedTooMuch = files.contains { PrintedFiles.size(of: $0) > Self.mostPrinted }
            let isInterrupted = isInterrupted()
            if hasPrintedTooMuch || isInterrupted || Date() > end {
                child.send(SIGKILL)
                _ = child.waitUntilExit()
                if isInterrupted { return "you pressed Ctrl-C" }
                return hasPrintedTooMuch
                    ? "it printed more than \(Self.mostPrinted >> 20) MB"
                    : "it was busy for \(Int(Self.longest)) seconds"
            }
            usleep(2_000)
        }
        return nil
    }

    /// The message of a trap from Swift's runtime: `Fatal error: Index out of range`. Otherwise, the file's last line.
    private static func reason(in file: URL) -> String {
        let text = SafeFile.text(of: file.path, atMost: mostPrinted) ?? ""
        let end = String(decoding: text.utf8.suffix(1 << 16), as: UTF8.self)
        let lines = end.split(separator: "\n")
        let traps = lines.compactMap { line in
            // Cuts off the path of the source file.
            PrintedFiles.trapWords.compactMap { line.range(of: $0) }.first.map { line[$0.lowerBound...] }
        }
        return String(traps.last ?? lines.last ?? "")
    }
}
