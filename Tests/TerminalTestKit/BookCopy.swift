import Foundation
import Terminal

/// A copy of the book for a test to work in, with links to the sources and to the programs built for the tests.
///
/// A `swift build` in it would write through a link into the tests' own build folder. So `markBuilt` marks the
/// programs as up to date.
public final class BookCopy {
    /// The copy's folder.
    public let folder: TemporaryFolder

    /// The checkout that the tests were built from.
    public static let original = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file of that checkout.
    public static func text(of path: String) throws -> String {
        try String(contentsOf: original.appending(path: path), encoding: .utf8)
    }

    private static let library = Linking.fileName(ofLibrary: "WorkbookRuntime")

    /// Makes a new copy. Its path contains a space, quotes, an accent, and Chinese characters, so a test fails if they
    /// aren't handled.
    public init() throws {
        folder = try TemporaryFolder(named: "the \"bóok\" 日本")
        let files = FileManager.default
        for name in ["Package.swift", "LICENSE", "Chapters", "Solutions"] {
            try files.copyItem(at: Self.original.appending(path: name), to: folder.url.appending(path: name))
        }
        // Compiling an exercise needs a module map from here.
        try files.createSymbolicLink(
            at: folder.url.appending(path: "Sources"), withDestinationURL: Self.original.appending(path: "Sources")
        )
        let place = URL(filePath: layout.products)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: place, withDestinationURL: URL(filePath: Program.buildFolder))
        try markBuilt(["workbook-full"])
    }

    package var layout: BuildLayout {
        let own = BuildLayout.ofRunningProgram
        return BuildLayout(own?.system ?? .native, own?.configuration ?? .debug, ofPackage: folder.url.path)
    }

    /// Replaces the link to the programs by a copy of what a check needs, as if the whole checkout had been built and
    /// then copied to this path.
    /// - Returns: the folder of the programs, relative to the copy.
    public func copyBuild() throws -> String {
        let files = FileManager.default
        guard let original = BuildLayout.ofRunningProgram else { return "" }
        let products = ".build" + original.products.dropFirst(original.scratch.count)
        let target = folder.url.appending(path: products)
        try files.removeItem(atPath: layout.products)
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        if layout.products != target.path {
            try files.createSymbolicLink(atPath: layout.products, withDestinationPath: target.path)
        }
        let needed = ["isolate", "Modules", Self.library, "workbook-full", "WorkbookRuntime"]
        let kinds = [".swiftmodule", ".resources", ".bundle"]
        for name in try files.contentsOfDirectory(atPath: original.products)
        where needed.contains(name) || kinds.contains(where: name.hasSuffix) {
            try files.copyItem(atPath: "\(original.products)/\(name)", toPath: "\(target.path)/\(name)")
        }
        try files.copyItem(atPath: original.moduleCache, toPath: layout.moduleCache)
        return products
    }

    /// Forgets builds and progress, so that the workbook takes the copy for a fresh clone.
    public func forgetBuilds() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: ".workbook"))
        // A clone's files are new.
        try folder.setDate(Date(), of: "Package.swift")
    }

    /// Marks programs, and the library for exercises, as newer than their sources.
    public func markBuilt(_ products: [String]) throws {
        for product in products + [Self.library] { try folder.write("", to: stamp(of: product), at: .distantFuture) }
    }

    /// Removes the mark that `markBuilt` gives a program.
    public func forgetBuild(of product: String) throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: stamp(of: product)))
    }

    private func stamp(of file: String) -> String {
        ".workbook/built/\(URL(filePath: layout.products).lastPathComponent)-\(file)"
    }

    /// The path of the copy.
    public var path: String { folder.url.path }
}
