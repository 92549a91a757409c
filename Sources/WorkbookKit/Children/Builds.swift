import Foundation
import Grading
import Reading

/// Builds products before they are used.
extension Session {
    /// Builds a product if it is missing or older than its sources, and shows the progress. What is being built in the
    /// background waits.
    ///
    /// - Throws: ``Complaint`` with the compiler's output if the build fails, `CancellationError` after Ctrl-C.
    func build(_ product: BuildFolder.Product) async throws {
        guard isStale(product) else { return }
        await backgroundBuild?.pause()
        // It may have become ready at the last moment.
        if isStale(product) { try await buildFolder.build(product, at: now(), by: programs, showing: output) }
        backgroundBuild?.start()
    }

    /// Builds the library for exercises if needed.
    func buildRuntime() async throws { try await build(buildFolder.runtime) }

    /// Whether a product is missing or older than its sources.
    func isStale(_ product: BuildFolder.Product) -> Bool {
        // Building a chapter recompiles modules but not the library, which the grader then rejects.
        buildFolder.isStale(product)
            || product == buildFolder.runtime && !grader.canUseLibrary(in: buildFolder.layout)
    }

    /// Builds ahead: the library for exercises, and the chapters' programs, beginning with the reader's chapter.
    func buildInBackground() -> BackgroundBuild {
        BackgroundBuild(
            in: buildFolder, by: programs, now: now, wanted: { [unowned self] in buildsAhead },
            isStale: { [unowned self] in isStale($0) })
    }

    private var buildsAhead: [BuildFolder.Product] {
        guard settings.current[.backgroundBuild] else { return [] }
        let chapters = book.chapters
        let current = (try? currentChapter).flatMap { now in chapters.firstIndex { $0.id == now.id } } ?? 0
        let ordered = chapters[current...] + chapters[..<current]
        return [buildFolder.runtime] + ordered.map { buildFolder.product(of: $0.heading) }
    }

    /// Shows the reader that a build in the background has failed, once.
    func reportFailedBuild() {
        switch backgroundBuild?.newFailure() {
        case .error(let line):
            output.complain("A chapter's program doesn't build: \(line)\n`run` shows all of it. Reading goes on.")
        case .obstacle(let sentence): output.complain("\(sentence) Reading goes on.")
        case nil: return
        }
        output.blankLine()
    }
}
