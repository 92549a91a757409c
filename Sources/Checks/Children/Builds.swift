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
        let chapters = reading.course.chapters
        let current = (try? reading.currentChapter).flatMap(chapters.firstIndex) ?? 0
        let programs = (chapters[current...] + chapters[..<current]).map(buildFolder.product)
        // A program with only some of the commands builds the others before the programs of other chapters.
        return [reading.library] + programs.prefix(1) + (larger.map { [$0.product] } ?? []) + programs.dropFirst()
    }
}

extension BuildFolder {
    func product(of library: ExerciseLibrary) -> Product {
        Product(
            name: library.product, file: binaries.appending(path: library.fileName),
            sources: (library.modules + ["CLibedit"]).map { "Sources/\($0)" })
    }
}
