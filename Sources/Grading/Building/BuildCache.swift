import Foundation
import Synchronization
import Terminal

/// Keeps built programs, each in a folder with its sources, and the compiler's output for sources that don't compile.
///
/// The same recipe makes the same program, so it isn't compiled again. A finished folder is renamed into place, so that
/// no other check sees an incomplete program.
struct BuildCache: Sendable {
    /// The number of entries above which the oldest are removed. Entries that were used within the last hour stay, so
    /// that no program disappears before it starts.
    private static let capacity = 1_000
    private static let keptAnyway: TimeInterval = 3_600

    struct Recipe: Sendable {
        var sources: [(name: String, text: String)]
        /// The arguments of each run of the compiler, besides its options.
        var runs: [[String]]
        /// The path, size and build time of the library, and the compiler's options.
        var surroundings: String

        var everythingElse: String { (runs.map { $0.joined(separator: " ") } + [surroundings]).joined(separator: "\n") }

        /// The name of its folder, a 64-bit hash. ``product(of:)`` compares the texts, too.
        var folderName: String {
            let everything = (sources.flatMap { [$0.name, $0.text] } + [everythingElse]).joined(separator: "\0")
            return String(FNV1a.hash(everything.utf8), radix: 16)
        }
    }

    enum Product: Sendable {
        case program(URL)
        case refusal(CompilerOutput)
    }

    static let programName = "exercise"
    private static let refusalName = "refusal"
    private static let surroundingsName = "surroundings"

    let folder: URL

    /// The folder for compiled C modules: SwiftPM's, if the build folder is writable.
    let moduleCache: URL

    let importableModules: URL

    /// The library that the programs link. Each has a link to it beside it.
    private let library: URL

    /// Whether other users can make the folder, and plant programs in it.
    private let isShared: Bool

    /// The cache beside a library if it's writable there, otherwise in the temporary folder.
    init(beside library: WorkbookLibrary) {
        let beside = library.folder.appendingPathComponent("ExerciseBuilds")
        if (try? FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)) != nil,
            FileManager.default.isWritableFile(atPath: beside.path)
        {
            self.init(
                folder: beside, moduleCache: URL(fileURLWithPath: library.layout.moduleCache),
                importableModules: library.folder
                    .appendingPathComponent("ExerciseModules-\(library.contents.product)"),
                library: library.library, isShared: false)
        } else {
            self.init(inShared: FileManager.default.temporaryDirectory, for: library)
        }
    }

    /// A cache in a folder in which other users can write, too. All checkouts of a user share it, except for the
    /// modules.
    init(inShared temporary: URL, for library: WorkbookLibrary) {
        let folder = temporary.appendingPathComponent("reactive-workbook-\(getuid())")
        let key = String(FNV1a.hash(library.library.path.utf8), radix: 16)
        self.init(
            folder: folder, moduleCache: folder.appendingPathComponent("ModuleCache"),
            importableModules: folder.appendingPathComponent("ExerciseModules-\(key)"), library: library.library,
            isShared: true)
    }

    private init(folder: URL, moduleCache: URL, importableModules: URL, library: URL, isShared: Bool) {
        (self.folder, self.moduleCache, self.importableModules) = (folder, moduleCache, importableModules)
        (self.library, self.isShared) = (library, isShared)
    }

    private var isTrusted: Bool {
        guard isShared else { return true }
        var status = stat()
        return lstat(folder.path, &status) == 0 && status.st_uid == getuid()
    }

    /// What was made of the recipe before; nil if nothing was, or if another user has made the folder.
    func product(of recipe: Recipe) -> Product? {
        guard isTrusted else { return nil }
        let entry = folder.appendingPathComponent(recipe.folderName)
        guard
            contents(of: Self.surroundingsName, in: entry) == recipe.everythingElse,
            recipe.sources.allSatisfy({ contents(of: $0.name, in: entry) == $0.text })
        else { return nil }
        guard let product = product(in: entry) else { return nil }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return product
    }

    private func product(in entry: URL) -> Product? {
        let program = entry.appendingPathComponent(Self.programName)
        if FileManager.default.isExecutableFile(atPath: program.path) { return .program(program) }
        guard let refusal = try? Data(contentsOf: entry.appendingPathComponent(Self.refusalName)) else { return nil }
        return (try? JSONDecoder().decode(CompilerOutput.self, from: refusal)).map(Product.refusal)
    }

    /// Throws if another user owns the cache's folder.
    func open(for recipe: Recipe) throws -> RunFolder {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard isTrusted else { throw CocoaError(.fileWriteNoPermission) }

        let workplace = try RunFolder(for: .building, in: folder)
        do {
            for (name, text) in recipe.sources + [(Self.surroundingsName, recipe.everythingElse)] {
                try Data(text.utf8).write(to: workplace.url.appendingPathComponent(name))
            }
            try FileManager.default.createSymbolicLink(
                at: workplace.url.appendingPathComponent(library.lastPathComponent), withDestinationURL: library)
        } catch {
            discard(workplace.url)
            throw error
        }
        return workplace
    }

    func keep(_ workplace: URL, for recipe: Recipe) throws -> URL {
        try move(workplace, for: recipe).appendingPathComponent(Self.programName)
    }

    /// Keeps a program that was made for several recipes as the program of `recipe`.
    func keep(linkTo program: URL, for recipe: Recipe) throws {
        let workplace = try open(for: recipe).url
        do {
            try FileManager.default.linkItem(at: program, to: workplace.appendingPathComponent(Self.programName))
            _ = try move(workplace, for: recipe)
        } catch {
            discard(workplace)
            throw error
        }
    }

    func keep(refusal output: CompilerOutput, of workplace: URL, for recipe: Recipe) throws {
        try JSONEncoder().encode(output)
            .write(to: workplace.appendingPathComponent(Self.refusalName), options: .atomic)
        _ = try move(workplace, for: recipe)
    }

    private func move(_ workplace: URL, for recipe: Recipe) throws -> URL {
        let entry = folder.appendingPathComponent(recipe.folderName)
        if rename(workplace.path, entry.path) != 0 {
            // Usually because the entry exists: another check was faster, or two recipes have the same hash.
            if product(of: recipe) != nil {
                discard(workplace)
                return entry
            }
            try FolderContents.remove(entry.path)
            try FileManager.default.moveItem(at: workplace, to: entry)
        }
        forgetOldest()
        return entry
    }

    var fullDisk: String { "The disk is full: nothing can be compiled in \(folder.path)." }

    /// Whether a folder's disk has room for another program. If not, the compiler may lack room for a message, too.
    static func hasRoom(in folder: URL) -> Bool {
        let probe = folder.appendingPathComponent("room")
        defer { unlink(probe.path) }
        do { try Data(count: 1 << 20).write(to: probe) } catch { return !SystemReason(error).isFullDisk }
        return true
    }

    func discard(_ workplace: URL) {
        try? FolderContents.remove(workplace.path)
    }

    private func contents(of name: String, in entry: URL) -> String? {
        try? String(contentsOf: entry.appendingPathComponent(name), encoding: .utf8)
    }

    private static let pruned = Mutex<Set<URL>>([])

    /// Removes old entries, only once per process and folder, because reading a thousand entries takes time.
    private func forgetOldest() {
        guard Self.pruned.withLock({ $0.insert(folder).inserted }) else { return }
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        guard entries.count > Self.capacity else { return }
        let byAge = entries.map {
            (entry: $0, used: Date(timeIntervalSince1970: modificationTime(ofPath: $0.path) ?? 0))
        }
        .sorted { $0.used < $1.used }
        for (entry, used) in byAge.prefix(entries.count - Self.capacity)
        where used.timeIntervalSinceNow < -Self.keptAnyway {
            discard(entry)
        }
    }
}
