import Foundation
import Platform
import Reading

/// Makes the book's web site: runs what the lessons show, and hands a catalog to DocC.
@MainActor
struct Publication {
    let session: Session
    /// The folder to create.
    let target: URL
    /// The path of the site on its host, such as `/book`; nil for the host's root.
    let basePath: String?

    private var checkout: URL { session.book.checkout.root }

    /// Creates the target: the site, or only its DocC catalog. The work is done in a folder beside it, of which
    /// nothing is left.
    /// - Throws: ``Complaint``, or `CancellationError` after Ctrl-C.
    func publish(onlyCatalog: Bool) async throws {
        guard let docC else {
            throw Complaint.failure(
                """
                docc isn't on your PATH. It ships with the Swift toolchain, beside `swift`. Put that folder on your \
                PATH, or name the file in DOCC_EXEC (`xcrun --find docc` prints it).
                """)
        }
        let work = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent).\(UUID())")
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: false)
            let catalog = work.appending(path: "\(SiteCatalog.root).docc")
            let symbols = try await symbolGraph(in: work)
            try await writeCatalog(to: catalog, symbolGraph: symbols)
            if onlyCatalog { return try move(catalog) }
            let site = work.appending(path: "site")
            try await convert(catalog, to: site, with: docC)
            try Self.beginning.write(to: site.appending(path: "index.html"), atomically: false, encoding: .utf8)
            try move(site)
        } catch let error as NSError where error.domain == NSCocoaErrorDomain {
            throw Complaint.failure("The site can't be written: \(error.systemReason).")
        }
    }

    /// The page at the site's root, which DocC leaves empty.
    private static let beginning = """
        <!doctype html>
        <html lang="en">
        <title>The Reactive Workbook</title>
        <link rel="icon" href="favicon.svg">
        <meta http-equiv="refresh" content="0; url=documentation/\(SiteCatalog.root.lowercased())/">
        <a href="documentation/\(SiteCatalog.root.lowercased())/">The Reactive Workbook</a>

        """

    private func move(_ folder: URL) throws {
        try Task.checkCancellation()
        // An empty folder may be there.
        rmdir(target.path)
        try FileManager.default.moveItem(at: folder, to: target)
    }

    private func writeCatalog(to folder: URL, symbolGraph: Data) async throws {
        let book = Book(checkout: session.book.checkout, chapters: session.catalogue)
        let outputs = try await LessonOutputs(session: session, book: book).all()
        try SiteCatalog(of: book, symbolGraph: symbolGraph, outputs: outputs).write(to: folder)
    }

    /// What the compiler knows about ReactiveCore, from the module as it was built.
    /// - Parameter folder: where the compiler may write.
    func symbolGraph(in folder: URL) async throws -> Data {
        let printed = try await run("swift", ["-print-target-info"]).joined(separator: "\n")
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(printed.utf8))
        try await run(
            "swift",
            [
                "symbolgraph-extract", "-module-name", "ReactiveCore", "-minimum-access-level", "public",
                "-skip-synthesized-members", "-target", info.target.triple,
                "-I", session.buildFolder.layout.modules, "-output-dir", folder.path,
            ])
        return try Data(contentsOf: folder.appending(path: "ReactiveCore.symbols.json"))
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { var triple: String }
        var target: Target
    }

    private func convert(_ catalog: URL, to site: URL, with docC: String) async throws {
        let lines = try await run(
            docC,
            [
                "convert", catalog.path, "--transform-for-static-hosting", "--disable-mentioned-in",
                "--default-code-listing-language", "swift", "--output-path", site.path,
            ] + (basePath.map { ["--hosting-base-path", $0] } ?? []))
        for line in lines where line.hasPrefix("warning: ") {
            session.output.complain("docc: " + line.replacing("_", with: "\\_"))
        }
    }

    /// The program `docc`; nil if there is none.
    private var docC: String? {
        let folders = (session.environment["PATH"] ?? "").split(separator: ":")
        let candidates = session.environment["DOCC_EXEC"].map { [$0] } ?? folders.map { "\($0)/docc" }
        return candidates.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs a program of the toolchain, and returns its output.
    @discardableResult
    private func run(_ program: String, _ arguments: [String]) async throws -> [String] {
        let printed = PrintedLines()
        let ending = try await session.programs.runQuietly(ProgramRun(program, arguments, in: checkout)) {
            await printed.add($0)
        }
        // The terminal sends Ctrl-C to the program, too.
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            let lines = await printed.errors.map { "  " + $0 }.joined(separator: "\n")
            throw Complaint.failure("`\(program) \(arguments[0])` failed, so there is no site. It printed:\n\(lines)")
        }
        return await printed.all
    }
}
