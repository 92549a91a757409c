import Foundation
import Grading
import Reading
import Terminal

extension Session {
    /// When the last task of a chapter has passed, shows the reader's own pipeline at work, once: its lanes, its
    /// requests beside those of the chapter before, and where a picture of it is. Without signals, there's nothing to
    /// show.
    func showOwnPipeline(of chapter: Chapter, before: LearnerProgress) async throws {
        func isDone(_ progress: LearnerProgress) -> Bool {
            chapter.taskReferences.allSatisfy { progress[$0.key].state == .passed }
        }
        guard dialog.mode == .interactive, isDone(stores.progress.current), !isDone(before) else { return }
        let picture = buildFolder.checkout.stateFolder.appending(path: "\(chapter.product).svg").path
        let typing = ["--type", "swift", "--access", "grant"]
        let words = [chapter.shortNumber, "--mine"] + typing + ["--trace"]
        let printed = try await printed(by: words)
        guard printed.contains(where: { $0.hasPrefix("ms ") }) else { return }
        output.blankLine()
        output.say("Chapter \(chapter.shortNumber) is done. Your pipeline, with `swift` typed into it:")
        output.blankLine()
        _ = try await reading.perform(.run, words + ["--svg", picture])
        guard let last = book.chapters.last(where: { $0.number < chapter.number }),
            let yours = Self.requests(in: printed),
            let earlier = Self.requests(in: try await self.printed(by: [last.shortNumber] + typing))
        else { return }
        output.say("Requests: yours \(yours), chapter \(last.shortNumber)'s program \(earlier).")
    }

    /// What a chapter's program prints; empty unless it's built.
    private func printed(by words: [String]) async throws -> [String] {
        let run = try ChapterProgram(words, among: book.chapters.map(\.heading), else: currentChapter.heading)
        let product = buildFolder.product(of: run.chapter)
        guard !isStale(product) else { return [] }
        let program = run.program(
            product, with: run.world(stores.service.current), place: reading.place, in: buildFolder.checkout, on: output
        )
        let lines = PrintedLines()
        _ = try await system.programs.runQuietly(program) { line in await lines.add(line) }
        return await lines.all
    }

    private static func requests(in lines: [String]) -> Int? {
        lines.lazy.compactMap { $0.prefixMatch(of: /(\d+) requests? sent/).flatMap { Int($0.1) } }.first
    }
}
