import Checks
import Foundation
import Grading
import Reading

struct LessonOutput: Sendable, Equatable {
    /// The lines, without the lanes of a trace.
    var lines: [String]
    /// The lanes as an SVG picture; nil if the command doesn't trace.
    var trace: String?
}

@MainActor
struct LessonOutputs {
    let session: Session
    let book: Book

    /// Runs each `run` command in the lessons that ends by itself and doesn't run the learner's code.
    /// - Returns: the outputs, by command line.
    func all() async throws -> [String: LessonOutput] {
        let status = StatusLine(session.output)
        defer { status.clear() }
        let commands = try book.chapters.flatMap { try book.lesson(of: $0).steps.flatMap(\.offers) }
            .compactMap(Self.command).removingDuplicates()
        var outputs: [String: LessonOutput] = [:]
        for command in commands {
            status.show("Running what the lessons show … \(outputs.count + 1) of \(commands.count)")
            outputs[command] = try await output(of: command)
        }
        return outputs
    }

    private static func command(_ offer: Offer) -> String? {
        guard case .command(let line) = offer else { return nil }
        let words = Words(begun: line).all
        guard words.first == "run", !words.contains("--mine") else { return nil }
        return offer.followsAGuess || isTrace(words) ? line : nil
    }

    private static func isTrace(_ words: [String]) -> Bool {
        words.contains("--trace") && words.contains("--type") && !words.contains("--svg")
    }

    private func output(of command: String) async throws -> LessonOutput {
        let words = Words(begun: command).all.dropFirst()
        let chapter = try book.chapter(named: words.first ?? "")
        let program = session.buildFolder.product(of: chapter.heading)
        try await session.reading.build(program)
        guard Self.isTrace(Array(words)) else {
            return LessonOutput(lines: try await lines(of: program.file.path, Array(words.dropFirst())))
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = try await lines(of: program.file.path, Array(words.dropFirst()) + ["--svg", file.path])
        // The lanes come after an empty line.
        return LessonOutput(
            lines: Array(lines.prefix { !$0.isEmpty }), trace: try? String(contentsOf: file, encoding: .utf8))
    }

    private func lines(of program: String, _ words: [String]) async throws -> [String] {
        let printed = PrintedLines()
        let run = ProgramRun(program, words, in: book.checkout.root)
        _ = try await session.system.programs.runQuietly(run) { await printed.add($0) }
        return await printed.all
    }
}
