import Foundation
import Grading
import Playing
import Reading

extension Session {
    /// Builds a product if it's out of date, and shows the progress. The background build pauses during that time.
    ///
    /// - Throws: ``Complaint`` with the errors or the reason if the build fails, `CancellationError` after Ctrl-C.
    func build(_ product: BuildFolder.Product) async throws {
        guard isStale(product) else { return }
        await context.backgroundBuild?.pause()
        defer { context.backgroundBuild?.start() }
        // The background build may have finished this product before it paused.
        if isStale(product) {
            try await buildFolder.build(product, at: system.now(), by: system.programs, showing: output)
        }
    }

    private var runtime: BuildFolder.Product { buildFolder.product(of: course.library) }
    func buildRuntime() async throws { try await build(runtime) }

    /// Builds the library for exercises, and warns once if the system can't isolate checked code.
    func prepareToCheck() async throws {
        try await buildRuntime()
        if let notice = await isolationNotice() { output.complain(notice) }
    }

    func isStale(_ product: BuildFolder.Product) -> Bool {
        // Building a chapter recompiles modules but not the library. The grader then rejects the library as too old.
        buildFolder.isStale(product)
            || product == runtime && !grader.canUseLibrary(in: buildFolder.layout)
    }

    func buildInBackground() -> BackgroundBuild {
        BackgroundBuild(
            in: buildFolder, by: system.programs, now: system.now, wanted: { [unowned self] in buildsAhead },
            isStale: { [unowned self] in isStale($0) })
    }

    private var buildsAhead: [BuildFolder.Product] {
        guard stores.settings.current[.backgroundBuild] else { return [] }
        let chapters = book.chapters
        let current = (try? currentChapter).flatMap { now in chapters.firstIndex { $0.id == now.id } } ?? 0
        let ordered = chapters[current...] + chapters[..<current]
        return [runtime] + ordered.map { buildFolder.product(of: $0.heading) }
    }

    func reportFailedBuild() {
        switch context.backgroundBuild?.newFailure() {
        case .error(let line):
            output.complain("A chapter's program doesn't build: \(line)\n`run` shows all of it. Reading goes on.")
        case .obstacle(let sentence): output.complain("\(sentence) Reading goes on.")
        case nil: return
        }
        output.blankLine()
    }
}

extension BuildFolder {
    func product(of library: ExerciseLibrary) -> Product {
        Product(
            name: library.product, file: binaries.appending(path: library.fileName),
            sources: library.modules.map(library.folder) + ["Sources/CLibedit"])
    }
}
