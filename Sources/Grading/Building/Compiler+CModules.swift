import Foundation
import Terminal

extension Compiler {
    /// Adds the C modules that exercises need to the module cache, by compiling a file of ours that imports them.
    /// Exercises themselves are compiled without write access to that cache. Otherwise, an exercise that exploits a
    /// hole in the compiler could change programs that are compiled later. Does nothing without isolation.
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
