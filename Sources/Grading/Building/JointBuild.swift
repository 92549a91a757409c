import Foundation

extension ExerciseBuilder {
    /// Compiles several exercises as one program, which takes a fraction of the time, and caches the program for each
    /// exercise, so that the next ``build(exercise:of:)`` of the exercise finds it.
    ///
    /// An exercise that doesn't compile together with the others is left for its own build. The program contains
    /// several exercises, which have to trust each other: use it for the book's answers, not for a class.
    /// - Parameter chapter: the exercises' chapter, as in ``build(exercise:of:)``.
    public func prepare(_ exercises: [ExerciseFile], of chapter: Chapter? = nil) async {
        let handover = chapter.flatMap(Handover.init)
        guard let compiler = try? await compiler() else { return }
        let cache = BuildCache(beside: compiler.library)
        let surroundings = Self.surroundings(of: compiler)
        var left: [Part] = []
        for file in exercises where file.relocations.isEmpty && (handover == nil || file.testableImports.isEmpty) {
            let recipe = BuildCache.Recipe(
                sources: [
                    ("Exercise.swift", file.text),
                    ("main.swift", handover?.main(for: file.regions, fixtures: library.fixtures) ?? Self.playerMain),
                ],
                runs: Self.oneRun(["Exercise.swift"]), surroundings: surroundings)
            if !left.contains(where: { $0.recipe == recipe }), cache.product(of: recipe) == nil {
                left.append((file, recipe))
            }
        }
        while left.count > 1 {
            let refused = await Self.limit.run { [left] in
                await Self.compile(left, handingOver: handover, with: compiler, cache: cache)
            }
            guard !refused.isEmpty else { return }
            left = left.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
        }
    }

    private typealias Part = (file: ExerciseFile, recipe: BuildCache.Recipe)

    /// Compiles exercises together; returns the indices of the exercises that don't compile. If the indices are
    /// unknown, returns an empty set, and caches no program.
    private static func compile(
        _ parts: [Part], handingOver handover: Handover?, with compiler: Compiler, cache: BuildCache
    ) async -> Set<Int> {
        let files = JointSource.files(of: parts.map { ($0.file, $0.recipe.folderName) }) { file in
            handover?.statement(for: file.regions, fixtures: compiler.library.contents.fixtures)
                ?? "Playing.Player.play(exercise)"
        }
        let joint = BuildCache.Recipe(sources: files, runs: [], surroundings: parts[0].recipe.surroundings)
        guard let place = try? cache.open(for: joint) else { return [] }
        defer { cache.discard(place.url) }
        await compiler.prepareModules(in: cache)
        switch await compiler.compile(oneRun(files.dropLast().map(\.name))[0], in: place) {
        case .built:
            let program = place.url.appendingPathComponent(BuildCache.programName)
            for (_, recipe) in parts { try? cache.keep(linkTo: program, for: recipe) }
            return []
        case .refused(let output): return Set(output.errors.compactMap { JointSource.number(ofFile: $0.file) })
        case .failed, .died: return []
        }
    }
}
