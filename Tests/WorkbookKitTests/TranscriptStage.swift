import Foundation
import Grading
import Judges
import ProofKit
import Reading
import Terminal
import TerminalTestKit

@testable import Checks
@testable import WorkbookKit

/// Plays a transcript in a session, with a copy of a course or with the small book.
@MainActor
final class TranscriptStage {
    nonisolated let folder: TemporaryFolder
    private let newSession: (Session.Mode, [String: String], Output, any Programs, @escaping () -> Date) -> Session
    private lazy var session = makeSession(.interactive)
    private var printed = ""
    private var answers: [String] = []
    private var date = Date(timeIntervalSince1970: 0)

    init(_ book: BookCopy, programs: [String]) throws {
        try book.markBuilt(programs)
        folder = book.folder
        let checkout = Checkout(root: book.folder.url)
        newSession = { mode, environment, output, programs, now in
            Session(
                mode: mode, buildFolder: BuildFolder(checkout: checkout, layout: book.layout),
                course: .book, commands: .all, chapters: catalogue,
                output: output, programs: programs,
                grader: SystemGrading(checkout: checkout, layout: book.layout, library: .book),
                startFolder: checkout.root.appending(path: "", directoryHint: .isDirectory),
                environment: environment, now: now, timeZone: .gmt, makeSeed: { 1 })
        }
    }

    init(_ bench: Bench) throws {
        folder = bench.folder
        newSession = { mode, environment, output, programs, now in
            bench.session(
                mode, environment: environment, output: output, programs: programs,
                grader: TextGrading(root: bench.folder.url), now: now)
        }
    }

    /// The output after a line, as transcripts show it; nil for keys, and for an answer, which waits for its question.
    func text(after line: CommandTranscript.Exchange.Line) async throws -> String? {
        printed = ""
        var status = ExitStatus.passed
        switch line {
        case .answer(let text):
            answers.append(text)
            return nil
        case .keys: return nil
        case .workbook(""): status = await session.reading.advance()
        case .workbook(let line): status = await session.run(line: line)
        case .shell("date --set tomorrow"): date += 86_400
        case .shell(let line):
            if let (program, line, settings) = Self.start(in: line), program == "workbook" {
                status = await start(line, settings)
            } else {
                (printed, status) = try await Self.outputElsewhere(of: line, in: folder)
            }
        }
        if status != .passed { printed += "\nexit \(status.code)" }
        return Self.shown(printed, in: folder)
    }

    nonisolated static func shown(_ text: String, in folder: TemporaryFolder) -> String {
        let lines = text.replacing(folder.url.path, with: "BOOK")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.trimmingTrailingSpaces)
            .map { CommandTranscript.looksTyped($0) ? " " + $0 : $0 }
        return lines.joined(separator: "\n").replacing("\n\nexit ", with: "\nexit ")
            .trimmingCharacters(in: .newlines)
    }

    /// The parts of a line `NAME=VALUE workbook ARGUMENTS`, or with a chapter's program; nil for another line.
    nonisolated static func start(
        in line: String
    ) -> (program: String, arguments: String, settings: [String: String])? {
        guard let match = line.wholeMatch(of: /((?:[A-Z_]+=\S* )*)([a-z-]+)(?: ([^<|>]*))?/),
            ["workbook"].contains(match.2) || catalogue.contains(where: { $0.product == match.2 })
        else { return nil }
        let pairs = match.1.split(separator: " ").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
        let settings = Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { $1 }
        return (String(match.2), String(match.3 ?? ""), settings)
    }

    private func start(_ line: String, _ environment: [String: String]) async -> ExitStatus {
        let isSpoken = line == "--spoken"
        let started = makeSession(line.isEmpty || isSpoken ? .interactive : .oneShot, environment)
        if isSpoken { started.output.speech = MarbleSpeech() }
        guard line.isEmpty || isSpoken else { return await started.run(line: line) }
        session = started
        session.reading.greet()
        return .passed
    }

    private func makeSession(_ mode: Session.Mode, _ settings: [String: String] = [:]) -> Session {
        let write: @MainActor (String) -> Void = { [weak self] in self?.printed += $0 }
        let columns = settings["COLUMNS"].flatMap(Int.init) ?? 80
        let output = Output(isColored: false, isTerminal: false, columns: { columns }, write: write, writeError: write)
        let environment = ["XDG_STATE_HOME": folder.url.appending(path: "state").path, "EDITOR": "vim"]
            .merging(settings) { $1 }
        let programs = NamedPrograms(ending: settings["ENDING"].flatMap(Int32.init) ?? 0, write: write)
        let session = newSession(mode, environment, output, programs) { [weak self] in
            (self?.date ?? .distantPast) + 43_200
        }
        session.dialog.ask = { [weak self] question in
            guard let self, !answers.isEmpty else { return nil }
            printed += question + answers[0] + "\n"
            return answers.removeFirst()
        }
        session.dialog.readAnswer = { [weak self] _ in
            guard let self, !answers.isEmpty, answers[0] != "^D" else { return .endOfFile }
            let answer = answers.removeFirst()
            return answer == "^C" ? .interrupted : .line(answer)
        }
        return session
    }

    /// Not on the main actor, so other transcripts continue in the meantime.
    nonisolated private static func outputElsewhere(
        of line: String, in folder: TemporaryFolder
    ) async throws -> (String, ExitStatus) {
        try output(of: line, in: folder)
    }

    /// What a line of the shell prints, and its status. The thread waits for it.
    nonisolated static func output(of line: String, in folder: TemporaryFolder) throws -> (String, ExitStatus) {
        var shell = Spawn(
            "/bin/sh", ["-c", line], folder: folder.url.path,
            environment: [
                "PATH": "\(Program.buildFolder):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
                "COLUMNS": "80", "XDG_STATE_HOME": folder.url.appending(path: "state").path,
                // Tests of traps switch backtraces off for this whole process.
                "GIT_CONFIG_GLOBAL": "/dev/null", "SWIFT_BACKTRACE": nil,
            ])
        // Unlike a pipe, a file doesn't need to be read while the program runs.
        try folder.write("", to: "printed")
        (shell.output, shell.errors) = (.file(folder.url.appending(path: "printed").path), .output)
        let status = try shell.start().waitUntilExit().status
        var printed = try folder.read("printed")
        // These print the book's own line ends.
        if ["cat ", "grep "].contains(where: line.hasPrefix) { printed = printed.replacing("\r\n", with: "\n") }
        return (printed, status)
    }
}

/// Prints the programs instead of running them, and ends each with a status, or with a signal if `ending` is negative.
struct NamedPrograms: Programs {
    var ending: Int32 = 0
    let write: @MainActor (String) -> Void

    func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus {
        await name(program)
        return ending < 0 ? .signaled(-ending) : .exited(ending)
    }

    func runQuietly(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
        -> TerminationStatus
    {
        await name(program)
        if ending != 0 { await line("main.swift:1:1: error: cannot find 'x' in scope") }
        return ending < 0 ? .signaled(-ending) : .exited(ending)
    }

    private func name(_ program: ProgramRun) async {
        let name = program.executable.split(separator: "/").last.map(String.init) ?? ""
        let isBuild = name == "swift" && program.arguments.first == "build"
        let words = isBuild ? program.arguments.suffix(1) : [name] + program.arguments
        await write("(\(isBuild ? "builds" : "runs") \(Words.joined(Array(words))))\n")
    }
}

/// Grades the small book by its text: a task passes if its text is the solution's.
struct TextGrading: ExerciseGrading {
    let root: URL
    var finding = "It should be 1."
    let builder = ExerciseBuilder()

    func canUseLibrary(in layout: BuildLayout) -> Bool { true }

    func grade(
        _ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?, shortening: ShorteningBudget,
        news: @Sendable (CheckNews) -> Void
    ) async -> ChapterReport {
        let text = (try? String(contentsOf: exercise, encoding: .utf8)) ?? ""
        let book = (try? String(contentsOf: root.appending(path: chapter.solutionPath), encoding: .utf8)) ?? ""
        return ChapterReport(
            chapter: chapter, exercise: exercise.path, seed: 1,
            tasks: chapter.tasks.filter { tasks?.contains($0.number) ?? true }.map { task in
                let region = TaskRegions(of: text)[task.number]?.code
                let solution = TaskRegions(of: book)[task.number]?.code
                let verdict: Verdict =
                    if region == TaskRegions(of: chapter.starter)[task.number]?.code {
                        .notStarted
                    } else if region == solution {
                        .passed
                    } else if region?.contains(where: { $0.contains("endless") }) == true {
                        .died(RunFailure(.ranTooLong, "It ran for too long."))
                    } else {
                        .notPassed([Finding(finding)])
                    }
                return TaskReport(task: task, verdict: verdict, seed: 1)
            })
    }
}
