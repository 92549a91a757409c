import Foundation
import Platform
import Seeding

/// What was built before, each program in a folder of its own with the sources that it was built from; and in the same way what the
/// compiler refused, with its words.
///
/// The same sources against the same library are the same program, so they are not compiled again. Folders appear whole, by one
/// rename, so that two checks at once never see half a program.
struct BuildCache: Sendable {
    /// How many programs are kept however old they are, of some 60 KiB each, so that every answer of the tests has its place; of the
    /// rest, those go that nobody used for a while, so that no program goes between its building and its start.
    private static let capacity = 1_000
    private static let keptAnyway: TimeInterval = 3_600

    /// What a program is built from: equal in every byte, or another program.
    struct Recipe: Sendable, Equatable {
        /// The names and texts of the sources.
        var sources: [(name: String, text: String)]
        /// The library that it links, by path, size and time of building, and the compiler's options.
        var surroundings: String

        static func == (one: Recipe, other: Recipe) -> Bool {
            one.surroundings == other.surroundings && one.sources.elementsEqual(other.sources) { $0 == $1 }
        }

        /// The name of its folder: 64 bits of FNV-1a over everything. Recipes that collide are told apart by their bytes.
        var folderName: String {
            let everything = (sources.flatMap { [$0.name, $0.text] } + [surroundings]).joined(separator: "\0")
            return String(FNV1a.hash(everything.utf8), radix: 16)
        }
    }

    /// What came of a recipe.
    enum Product: Sendable {
        case program(URL)
        /// The compiler's words, in which the workplace's path stands nowhere.
        case refusal(String)
    }

    static let programName = "exercise"
    private static let refusalName = "refusal"
    private static let surroundingsName = "surroundings"

    /// Where the programs are.
    let folder: URL

    /// Where the compiler keeps C modules: SwiftPM's own place where that may be written to.
    let moduleCache: URL

    /// The cache beside a library; in the temporary folder when the library's may not be written to, as in a read-only checkout.
    init(beside library: WorkbookLibrary) {
        let beside = library.folder.appendingPathComponent("ExerciseBuilds")
        if (try? FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)) != nil,
            FileManager.default.isWritableFile(atPath: beside.path)
        {
            folder = beside
            moduleCache = library.folder.resolvingSymlinksInPath().appendingPathComponent("ModuleCache")
        } else {
            // Nobody else may put programs there: the folder is made for this user alone, or it is not used (see `open`).
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("reactive-workbook-\(getuid())")
            moduleCache = folder.appendingPathComponent("ModuleCache")
        }
    }

    /// What came of a recipe, when it was compiled before.
    func product(of recipe: Recipe) -> Product? {
        let entry = folder.appendingPathComponent(recipe.folderName)
        guard
            contents(of: Self.surroundingsName, in: entry) == recipe.surroundings,
            recipe.sources.allSatisfy({ contents(of: $0.name, in: entry) == $0.text })
        else { return nil }
        guard let product = product(in: entry) else { return nil }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return product
    }

    private func product(in entry: URL) -> Product? {
        let program = entry.appendingPathComponent(Self.programName)
        if FileManager.default.isExecutableFile(atPath: program.path) { return .program(program) }
        return contents(of: Self.refusalName, in: entry).map(Product.refusal)
    }

    /// A fresh folder that holds a recipe's sources, for the compiler to work in.
    func open(for recipe: Recipe) throws -> URL {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let owner = try files.attributesOfItem(atPath: folder.path)[.ownerAccountID] as? NSNumber
        guard owner?.uint32Value == getuid() else { throw CocoaError(.fileWriteNoPermission) }

        let workplace = folder.appendingPathComponent("building-\(UUID().uuidString)")
        try files.createDirectory(
            at: workplace, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        for source in recipe.sources {
            try Data(source.text.utf8).write(to: workplace.appendingPathComponent(source.name))
        }
        try Data(recipe.surroundings.utf8).write(to: workplace.appendingPathComponent(Self.surroundingsName))
        return workplace
    }

    /// Keeps what the compiler made in a workplace; returns the program's lasting place.
    func keep(_ workplace: URL, for recipe: Recipe) throws -> URL {
        try move(workplace, for: recipe).appendingPathComponent(Self.programName)
    }

    /// Keeps the compiler's words about a workplace that it refused.
    func keep(refusal text: String, of workplace: URL, for recipe: Recipe) throws {
        try Data(text.utf8).write(to: workplace.appendingPathComponent(Self.refusalName))
        _ = try move(workplace, for: recipe)
    }

    /// Makes a workplace an entry; returns the entry's place.
    private func move(_ workplace: URL, for recipe: Recipe) throws -> URL {
        let entry = folder.appendingPathComponent(recipe.folderName)
        if rename(workplace.path, entry.path) != 0 {
            // An entry is there already: another check was quicker with the same recipe, or the recipe's hash collides.
            if product(of: recipe) != nil {
                discard(workplace)
                return entry
            }
            try FileManager.default.removeItem(at: entry)
            try FileManager.default.moveItem(at: workplace, to: entry)
        }
        forgetOldest()
        return entry
    }

    /// Throws a workplace away.
    func discard(_ workplace: URL) {
        try? FileManager.default.removeItem(at: workplace)
    }

    private func contents(of name: String, in entry: URL) -> String? {
        try? String(contentsOf: entry.appendingPathComponent(name), encoding: .utf8)
    }

    private func forgetOldest() {
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
