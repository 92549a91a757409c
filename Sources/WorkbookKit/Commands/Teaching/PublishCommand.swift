import ArgumentParser
import Checks
import Foundation
import Reading

struct PublishCommand: WorkbookCommand {
    static let command = Command.publish

    @Argument(help: "The folder to create.", completion: .directory)
    var folder: String

    @Option(help: "The path of the site on its host.")
    var basePath: String?

    @Option(help: "The address of the site, so that a link to it can show a picture.")
    var address: String?

    @Option(help: "The address of the book's repository, to which the site's first page leads.")
    var repository: String?

    @Flag(help: "Write only the DocC catalog.")
    var catalog = false

    @Flag(help: "Write only the marble lab.")
    var lab = false

    @Flag(help: "Show the site on this machine, until Ctrl-C.")
    var serve = false

    func perform(in session: Session) async throws -> ExitStatus {
        let target = session.place(folder).standardizedFileURL
        if let obstacle = session.obstacle(toFilling: target, named: session.name(of: target)) {
            throw Complaint.usage(obstacle)
        }
        if let basePath, basePath.contains(":") {
            throw Complaint.usage(
                "--base-path is the path after the host. For https://example.com/book, that's /book.")
        }
        let site = address.flatMap { URL(string: $0) }
        if address != nil, site?.host() == nil {
            throw Complaint.usage("--address is the site's whole address, such as https://example.com/book.")
        }
        if serve, basePath != nil || catalog {
            throw Complaint.usage("--serve shows a site without a base path. Leave out the other option.")
        }
        let publication = Publication(
            session: session, target: target, basePath: basePath, repository: repository, address: site)
        try await session.untilInterrupted { try await publication.publish(lab ? .lab : catalog ? .catalog : .site) }
        session.output.verbatim("Written: \(session.name(of: target))")
        return serve ? try await show(target, in: session) : .passed
    }

    @MainActor
    private func show(_ site: URL, in session: Session) async throws -> ExitStatus {
        let folders = (session.system.environment["PATH"] ?? "").split(separator: ":")
        guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }) else {
            throw Complaint.failure("--serve needs python3 on your PATH. Any other web server shows the folder, too.")
        }
        let port = 8000 + Int(getpid() % 1000)
        session.output.verbatim("http://127.0.0.1:\(port)/\(lab ? "lab/index.html" : "") shows it, until Ctrl-C.")
        let arguments = ["-m", "http.server", "\(port)", "--bind", "127.0.0.1", "--directory", site.path]
        let server = ProgramRun("python3", arguments, in: site)
        return try await session.system.programs.runInForeground(server, input: false).status
    }
}
