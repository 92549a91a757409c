import Foundation
import Seeding

extension Compiler {
    /// Compiles a file of ours that imports what exercises import, unless that was done since the library was built.
    /// It adds the C modules that a stranger's compilation may only read. If that could write them, a hole in the
    /// compiler would lead from one stranger's file into all programs that are compiled later.
    func prepareModules(in cache: BuildCache) async {
        guard sandbox != nil else { return }
        let mark = moduleCache.appendingPathComponent(
            "imported-" + String(FNV1a.hash(ExerciseBuilder.surroundings(of: self).utf8), radix: 16))
        guard !FileManager.default.fileExists(atPath: mark.path) else { return }
        let imports = (library.contents.modules + ["Dispatch", "Foundation", "Synchronization"])
            .map { "import \($0)\n" }.joined()
        let recipe = BuildCache.Recipe(sources: [("Imports.swift", imports)], runs: [], surroundings: "")
        guard let place = try? cache.open(for: recipe) else { return }
        defer { cache.discard(place.url) }
        var compiler = self
        compiler.addsModules = true
        if case .built = await compiler.compileOnce(["-parse-as-library", "-typecheck", "Imports.swift"], in: place) {
            try? Data().write(to: mark)
        }
    }
}
