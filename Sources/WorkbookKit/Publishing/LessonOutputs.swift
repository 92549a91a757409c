import Checks
import Foundation
import Grading
import Reading
import Stepping

struct LessonOutput: Sendable, Equatable {
    /// The lines, without the lanes of a trace.
    var lines: [String]
    /// The lanes as an SVG picture; nil if the command doesn't trace.
    var trace: String?
    /// The moments that `--step` shows.
    var run: RecordedRun?
}

@MainActor
struct LessonOutputs {
    let session: Session
    let book: Book

    /// Runs each command with `--type` in the lessons that doesn't run the learner's code.
    /// - Returns: the outputs, by command line.
    func all() async throws -> [String: LessonOutput] {
        let status = StatusLine(session.output)
        defer { status.clear() }
        let commands = try book.chapters.flatMap { try book.lesson(of: $0).steps.flatMap(\.blocks) }
            .flatMap(Self.commands).removingDuplicates()
        var outputs: [String: LessonOutput] = [:]
        for command in commands {
            status.show("Running what the lessons show … \(outputs.count + 1) of \(commands.count)")
            outputs[command] = try await output(of: command)
        }
        return outputs
    }

    static func commands(in block: MarkdownBlock) -> [String] {
        guard case .code(info: "console", let lines) = block else { return [] }
        return lines.compactMap { ConsoleLine($0)?.workbookLine }.filter { line in
            let words = Words(begun: line).all
            return words.first == "run" && words.contains("--type") && !words.contains("--mine")
        }
    }

    private func output(of command: String) async throws -> LessonOutput {
        let words = Words(begun: command).all.dropFirst()
        let chapter = try book.chapter(named: words.first ?? "")
        let isTrace = words.contains("--trace") && !words.contains("--svg")
        let program = session.buildFolder.product(of: chapter.heading)
        try await session.reading.build(program)
        let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (picture, recording) = (folder.appending(path: "lanes.svg"), folder.appending(path: "recording.json"))
        let lines = try await lines(
            of: program.file.path,
            words.dropFirst() + ["--recording", recording.path] + (isTrace ? ["--svg", picture.path] : []))
        // The lanes come after an empty line.
        return LessonOutput(
            lines: isTrace ? Array(lines.prefix { !$0.isEmpty }) : lines,
            trace: try? String(contentsOf: picture, encoding: .utf8),
            run: try? JSONDecoder().decode(RecordedRun.self, from: Data(contentsOf: recording)))
    }

    private func lines(of program: String, _ words: [String]) async throws -> [String] {
        let printed = PrintedLines()
        let run = ProgramRun(program, words, in: book.checkout.root)
        _ = try await session.system.programs.runQuietly(run) { await printed.add($0) }
        return await printed.all
    }
}
