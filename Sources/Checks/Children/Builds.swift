import Foundation
import Grading
import Playing
import Reading

extension Session {
    package func buildRuntime() async throws { try await reading.build(reading.library) }

    /// Builds the library for exercises, and warns once if the system can't isolate checked code.
    package func prepareToCheck() async throws {
        try await buildRuntime()
        if let notice = await isolationNotice() { output.complain(notice) }
    }

    func isStale(_ product: BuildFolder.Product) -> Bool {
        // Building a chapter recompiles modules but not the library. The grader then rejects the library as too old.
        buildFolder.isStale(product)
            || product == reading.library && !grader.canUseLibrary(in: buildFolder.layout)
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
        return [reading.library] + ordered.map { buildFolder.product(of: $0.heading) }
    }
}

extension BuildFolder {
    func product(of library: ExerciseLibrary) -> Product {
        Product(
            name: library.product, file: binaries.appending(path: library.fileName),
            sources: library.modules.map(library.folder) + ["Sources/CLibedit"])
    }
}
