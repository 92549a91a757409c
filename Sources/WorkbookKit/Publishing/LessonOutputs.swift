import BookText
import Foundation
import Grading
import Reading

/// What the lessons' commands print.
@MainActor
struct LessonOutputs {
    let session: Session
    let book: Book

    /// Runs every command that ends by itself and doesn't run the learner's code.
    /// - Returns: the lines of the output, by the workbook's command line.
    func all() async throws -> [String: [String]] {
        let status = StatusLine(session.output)
        defer { status.clear() }
        let commands = try book.chapters.flatMap { try book.lesson(of: $0).steps.flatMap(\.offers) }
            .compactMap(Self.command).removingDuplicates()
        var outputs: [String: [String]] = [:]
        for command in commands {
            status.show("Running what the lessons show … \(outputs.count + 1) of \(commands.count)")
            outputs[command] = try await output(of: command)
        }
        return outputs
    }

    private static func command(_ offer: Offer) -> String? {
        guard case .command(let line) = offer, offer.followsAGuess else { return nil }
        let words = Words(begun: line).all
        return words.first == "run" && !words.contains("--mine") ? line : nil
    }

    private func output(of command: String) async throws -> [String] {
        let words = Words(begun: command).all.dropFirst()
        let chapter = try book.chapter(named: words.first ?? "")
        let program = session.buildFolder.product(of: chapter)
        try await session.build(program)
        let printed = PrintedLines()
        let run = ProgramRun(program.file.path, Array(words.dropFirst()), in: book.checkout.root)
        _ = try await session.programs.runQuietly(run) { await printed.add($0) }
        return await printed.all
    }
}
