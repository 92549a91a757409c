import Foundation
import Seeding
import Supervision
import Terminal

/// The library's modules as a submission sees them: with only their public declarations. The modules that SwiftPM
/// builds are testable, so `@testable` would give access to internal declarations, too.
///
/// They're compiled without most function bodies, once per build of the library, which takes about four seconds of
/// processor time.
struct PublicModules: Sendable {
    /// Separates the hash of the build from the rest of a folder's name.
    private static let infix = "-public-"

    let compiler: Compiler
    let cache: BuildCache

    func folder() async throws(Obstacle) -> ImportableModules {
        let key = String(FNV1a.hash(ExerciseBuilder.surroundings(of: compiler).utf8), radix: 16)
        let folder = URL(filePath: cache.importableModules.path + Self.infix + key)
        if !FileManager.default.fileExists(atPath: folder.path) {
            try await Self.underWay.run { () async throws(Obstacle) in
                if !FileManager.default.fileExists(atPath: folder.path) { try await make(folder) }
            }
        }
        return ImportableModules(public: folder, beneath: compiler.library.modulesBeneath)
    }

    private static let underWay = ConcurrencyLimit(1)

    private func make(_ folder: URL) async throws(Obstacle) {
        guard let package = compiler.library.packageFolder else {
            throw Obstacle("The library's sources aren't there, and exercises are compiled against them.")
        }
        let recipe = BuildCache.Recipe(sources: [], runs: [], surroundings: "")
        guard let place = try? cache.open(for: recipe) else {
            throw Obstacle("Nothing can be written to \(cache.folder.path).")
        }
        defer { cache.discard(place.url) }
        var compiler = compiler
        compiler.sandbox = nil
        let commands = compiler.library.contents.modules.map { command(for: $0, in: package) }
        let script = (["set -e", "mkdir public"] + commands).joined(separator: "\n")
        guard case .ended(.exited(0), _) = await compiler.run("/bin/sh", ["-c", script], in: place) else {
            throw Obstacle("The library's public modules can't be made. Run `swift build`, then check again.")
        }
        let made = place.url.appending(path: "public")
        for module in compiler.library.modulesBeneath {
            _ = symlink(module, made.appending(path: URL(filePath: module).lastPathComponent).path)
        }
        let above = folder.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
        let prefix = cache.importableModules.lastPathComponent + Self.infix
        // Another check may have been faster.
        if rename(made.path, folder.path) != 0, errno != ENOTEMPTY, errno != EEXIST {
            throw Obstacle("The library's public modules can't be kept in \(cache.folder.path).")
        }
        for name in names where name.hasPrefix(prefix) && name != folder.lastPathComponent {
            try? FolderContents.remove(above.appending(path: name).path)
        }
    }

    private func command(for module: String, in package: URL) -> String {
        let folder = package.appending(path: compiler.library.contents.folder(of: module)).path
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        let map = package.appending(path: "Sources/CLibedit/module.modulemap").path
        let words =
            [
                SwiftToolchain.path(of: "swiftc"), "-emit-module", "-o", "public/\(module).swiftmodule",
                "-module-name", module, "-package-name", "workbook", "-parse-as-library", "-swift-version", "6",
                "-whole-module-optimization", "-suppress-warnings", "-Xfrontend",
                "-experimental-skip-non-inlinable-function-bodies", "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
                "-I", "public", "-I", compiler.modules.folder.path, "-module-cache-path", compiler.moduleCache.path,
                "-Xcc", "-fmodule-map-file=\(map)",
            ] + files
        return words.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
    }
}

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
