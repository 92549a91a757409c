import ArgumentParser
import Foundation
import Reading

struct PublishCommand: WorkbookCommand {
    static let command = Command(
        "publish",
        usage: "FOLDER [--base-path PATH] [--catalog]",
        summary: "For teachers and authors: make a web site of the book.",
        details: """
            The site has the lessons, the glossary, the operator guide, and the API of ReactiveCore. It has no answers \
            to the tasks. Any host for static files can serve it. If it isn't at the root of its host, say where it \
            is: for `https://example.com/book`, that's `--base-path /book`. A browser can't show it from a file, so to \
            look at a site without a base path, serve it: `python3 -m http.server --directory site`.

            FOLDER must be empty or not exist. `--catalog` writes only the text that DocC makes the site of.
            """,
        example: "publish site --base-path /book",
        completes: .files,
        options: ["--base-path", "--catalog"]
    )

    @Argument(help: "The folder to create.", completion: .directory)
    var folder: String

    @Option(help: "The path of the site on its host.")
    var basePath: String?

    @Flag(help: "Write only the DocC catalog.")
    var catalog = false

    func perform(in session: Session) async throws -> ExitStatus {
        let target = session.place(folder).standardizedFileURL
        if let obstacle = Self.obstacle(to: target, named: session.name(of: target)) {
            throw Complaint.usage(obstacle)
        }
        if let basePath, basePath.contains(":") {
            throw Complaint.usage(
                "--base-path is the path after the host. For https://example.com/book, that's /book.")
        }
        let publication = Publication(session: session, target: target, basePath: basePath)
        try await session.untilInterrupted { try await publication.publish(onlyCatalog: catalog) }
        session.output.verbatim("Written: \(session.name(of: target))")
        return .passed
    }

    /// Why a folder can't be created, in a sentence or two; nil if it can.
    private static func obstacle(to folder: URL, named name: String) -> String? {
        let files = FileManager.default
        let parent = folder.deletingLastPathComponent()
        guard files.isWritableFile(atPath: parent.path) else {
            return "\(parent.path) doesn't exist or isn't writable. Name another folder."
        }
        guard (try? files.attributesOfItem(atPath: folder.path)) != nil else { return nil }
        guard let names = try? files.contentsOfDirectory(atPath: folder.path) else {
            return "\(name) isn't a folder. Name another one."
        }
        return names.isEmpty ? nil : "\(name) isn't empty, and nothing in it was changed. Name another folder."
    }
}
