import Foundation
import LineEditor
import Platform
import Tracing

/// Records runs of this program: starts it once more for each, and reads what it wrote down.
struct RunRecorder {
    /// How long a run may take. Its clock is virtual, so this is much.
    private static let longest = 10.0

    /// The path of the program.
    let program: String
    /// The options of the program, without those for the keys.
    let options: [String]
    private var lines = SourceLines()

    /// A recorder of runs of a program.
    init(of program: String, options: [String]) {
        (self.program, self.options) = (program, options)
    }

    /// A recorder of runs of this program, with its options.
    init() {
        var options: [String] = []
        var words = CommandLine.arguments.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "run", "--step", "--trace", "--pipeline", "--spoken": break
            case "--type", "--svg": words = words.dropFirst()
            case _ where word.hasPrefix("--type=") || word.hasPrefix("--svg="): break
            default: options.append(word)
            }
        }
        self.init(of: URL(filePath: runningProgramPath).resolvingSymlinksInPath().path, options: options)
    }

    /// Records a run.
    /// - Parameter size: the size of the app's screen.
    mutating func record(_ script: TypingScript, size: TerminalSize) -> RecordedRun {
        let folder = FileManager.default.temporaryDirectory.appending(path: "workbook-step-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, errors) = (folder.appending(path: "run"), folder.appending(path: "errors"))
        try? Data().write(to: errors)

        let program = Process()
        program.executableURL = URL(filePath: self.program)
        program.arguments = options + ["--type", script.text]
        program.environment = ProcessInfo.processInfo.environment.merging([
            RecordingRun.announcement: "\(size.columns)x\(size.rows) \(file.path)", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        program.standardInput = FileHandle.nullDevice
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle(forWritingAtPath: errors.path) ?? FileHandle.nullDevice
        do { try program.run() } catch {
            var run = RecordedRun()
            run.add(at: .zero, "the program can't be started again: \(error.localizedDescription)")
            return run
        }
        let hasEnded = wait(for: program)
        var run = RecordedRun(RunChunkFile.chunks(in: (try? Data(contentsOf: file)) ?? Data()), lines: &lines)
        if !hasEnded {
            run.crash = "the program was stopped here: it was busy for \(Int(Self.longest)) seconds."
        } else if program.terminationReason == .uncaughtSignal || program.terminationStatus != 0 {
            run.crash = "the program ended here. " + Self.reason(in: errors)
        }
        if let crash = run.crash { run.add(at: run.moments.last?.time ?? .zero, crash) }
        return run
    }

    /// Waits for a program. Returns whether it ended in time; otherwise it's killed.
    private func wait(for program: Process) -> Bool {
        let end = Date(timeIntervalSinceNow: Self.longest)
        while program.isRunning {
            if Date() > end {
                kill(program.processIdentifier, SIGKILL)
                program.waitUntilExit()
                return false
            }
            usleep(2_000)
        }
        return true
    }

    /// What the program said last: `Fatal error: Index out of range`.
    private static func reason(in file: URL) -> String {
        let text = SafeFile.text(of: file.path, atMost: 1 << 20) ?? ""
        let lines = text.split(separator: "\n")
        guard let line = lines.last(where: { $0.contains("Fatal error") }) ?? lines.last else { return "" }
        // Without the file of Swift's library.
        return String(line.range(of: "Fatal error").map { line[$0.lowerBound...] } ?? line)
    }
}
