import Checks
import Foundation
import Reading
import Terminal

/// Makes the book's website: runs the lessons' commands, and converts a catalog with DocC.
@MainActor
struct Publication {
    let session: Session
    let target: URL
    /// The path of the site on its host, such as `/book`; nil for the host's root.
    let basePath: String?
    /// The address of the book's repository, for a link on the first page; nil for no link.
    var repository: String?
    /// The address of the published site, for the picture of a link to it; nil for no picture.
    var address: URL?

    enum Part {
        case site, catalog, lab
    }

    private var checkout: URL { session.book.checkout.root }

    /// Creates the target with the site, or with a part of it. Works in a temporary folder beside the target.
    func publish(_ part: Part) async throws {
        guard let docC = part == .lab ? "" : docC else {
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
            let pages = SitePages(
                session: session, basePath: basePath ?? "", repository: repository, address: address)
            let site = work.appending(path: "site")
            if part == .lab {
                try await pages.addLab(to: site)
                return try move(site)
            }
            let catalog = work.appending(path: "\(SiteCatalog.root).docc")
            let symbols = try await symbolGraph(in: work)
            let outputs = try await writeCatalog(to: catalog, symbolGraph: symbols)
            if part == .catalog { return try move(catalog) }
            for line in try await convert(catalog, to: site, with: docC) where line.hasPrefix("warning: ") {
                session.output.complain("docc: " + line.replacing("_", with: "\\_"))
            }
            try await addText(of: catalog, to: site, in: work, with: docC)
            try await pages.finish(site, outputs: outputs)
            try move(site)
        } catch let error as NSError where error.domain == NSCocoaErrorDomain {
            throw Complaint.failure("The site can't be written: \(error.systemReason).")
        }
    }

    private func move(_ folder: URL) throws {
        try Task.checkCancellation()
        // The target may be an empty folder. Remove it, because a move doesn't replace a folder.
        rmdir(target.path)
        try FileManager.default.moveItem(at: folder, to: target)
    }

    /// - Returns: the outputs of the lessons' commands.
    private func writeCatalog(to folder: URL, symbolGraph: Data) async throws -> [String: LessonOutput] {
        let book = Book(checkout: session.book.checkout, chapters: session.book.catalogue)
        let outputs = try await LessonOutputs(session: session, book: book).all()
        try SiteCatalog(of: book, in: session.course, symbolGraph: symbolGraph, outputs: outputs, basePath: basePath)
            .write(to: folder)
        return outputs
    }

    /// - Parameter folder: a folder for the compiler's output.
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

    /// Replaces the articles' pages with pages that contain their text, for readers without scripts. The docc of
    /// Swift 6.3.1 crashes when it writes the text of API pages, so those contain only their summary.
    private func addText(of catalog: URL, to site: URL, in work: URL, with docC: String) async throws {
        let files = FileManager.default
        let articles = work.appending(path: "articles/\(SiteCatalog.root).docc")
        try files.createDirectory(at: articles.deletingLastPathComponent(), withIntermediateDirectories: false)
        try files.copyItem(at: catalog, to: articles)
        for name in ["ReactiveCore.symbols.json", "ReactiveCore.md", "Signal.md"] {
            try files.removeItem(at: articles.appending(path: name))
        }
        let pages = work.appending(path: "text")
        try await convert(articles, to: pages, with: docC, hasText: true)
        let folder = "documentation/\(SiteCatalog.root.lowercased())"
        try files.removeItem(at: site.appending(path: folder))
        try files.moveItem(at: pages.appending(path: folder), to: site.appending(path: folder))
    }

    @discardableResult
    private func convert(
        _ catalog: URL, to site: URL, with docC: String, hasText: Bool = false
    ) async throws -> [String] {
        // An older docc lacks some of these flags.
        let help = try await run(docC, ["convert", "--help"]).joined()
        let flags = [
            hasText ? "--experimental-transform-for-static-hosting-with-content" : "--transform-for-static-hosting",
            "--enable-experimental-code-block-annotations", "--disable-mentioned-in",
        ]
        return try await run(
            docC,
            ["convert", catalog.path, "--default-code-listing-language", "swift", "--output-path", site.path]
                + flags.filter(help.contains) + (basePath.map { ["--hosting-base-path", $0] } ?? []),
            attempts: 20)
    }

    private var docC: String? {
        let folders = (session.system.environment["PATH"] ?? "").split(separator: ":")
        let candidates = session.system.environment["DOCC_EXEC"].map { [$0] } ?? folders.map { "\($0)/docc" }
        return candidates.first(where: FileManager.default.isExecutableFile)
    }

    /// - Parameter attempts: how often the program may be run, if it crashes.
    @discardableResult
    private func run(_ program: String, _ arguments: [String], attempts: Int = 1) async throws -> [String] {
        let printed = PrintedLines()
        let ending = try await session.system.programs.runQuietly(ProgramRun(program, arguments, in: checkout)) {
            await printed.add($0)
        }
        // Ctrl-C also reaches the program, and may end it first.
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            // When it writes pages as text, the docc of Swift 6.3.1 crashes in about half of its runs, while
            // FoundationXML frees its nodes. A run takes a second, and the next one of the same pages may succeed.
            if case .signaled = ending, attempts > 1 {
                return try await run(program, arguments, attempts: attempts - 1)
            }
            let lines = await printed.errors.map { "  " + $0 }.joined(separator: "\n")
            throw Complaint.failure("`\(program) \(arguments[0])` failed, so there is no site. It printed:\n\(lines)")
        }
        return await printed.all
    }
}
