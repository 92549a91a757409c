import ArgumentParser
import Foundation
import Reading

struct PublishCommand: WorkbookCommand {
    static let command = Command.publish

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
