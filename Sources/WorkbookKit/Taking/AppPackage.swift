import Foundation
import Grading
import Reading
import Terminal

/// The package that `take` writes: the learner's parts, copies of the modules that they need, and a template's program,
/// test, and manifest.
struct AppPackage: Sendable {
    let app: TakenApp
    let parts: [PartModule]
    /// The checkout's folder.
    let root: URL

    private static let mainPath = "Sources/App/main.swift"
    private static let package = "twitter-instant"

    /// The text of the app's main.swift, on the checkout's modules.
    func mainProgram() throws -> String { try text(ofTemplate: Self.mainPath) }

    /// Writes the package. Until it's complete, its files are in a hidden folder beside the target.
    /// - Throws: ``Complaint`` with the reason if that fails. Nothing is left then.
    func write(to target: URL, named name: String) async throws {
        let files = FileManager.default
        let draft = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent)-\(getpid())")
        defer { try? files.removeItem(at: draft) }
        var moved: [URL] = []
        do {
            for (path, contents) in try contents() {
                try Task.checkCancellation()
                let file = draft.appending(path: path)
                try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try contents.write(to: file)
            }
            // Lets Ctrl-C be noticed.
            await Task.yield()
            try Task.checkCancellation()
            guard files.fileExists(atPath: target.path) else { return try files.moveItem(at: draft, to: target) }
            for item in try files.contentsOfDirectory(atPath: draft.path) {
                let place = target.appending(path: item)
                try files.moveItem(at: draft.appending(path: item), to: place)
                moved.append(place)
            }
        } catch let error where !(error is CancellationError) {
            for item in moved { try? files.removeItem(at: item) }
            if let obstacle = error as? BookFile.Unreadable { throw Complaint.failure(obstacle.sentence) }
            let reason = SystemReason(error)
            throw Complaint.failure("\(name) can't be written. \(reason.sentence) \(reason.remedy)")
        }
    }

    /// The files of the package, by their paths in it.
    private func contents() throws -> [(path: String, contents: Data)] {
        var all = [("LICENSE", try Data(contentsOf: root.appending(path: "LICENSE")))]
        for path in try paths(in: app.template) { all.append((path, Data(try text(ofTemplate: path).utf8))) }
        for (module, earlier) in parts.withEarlier {
            let name = module.part.module
            all.append(("Sources/\(name)/\(name).swift", Data(module.plain(after: earlier).utf8)))
        }
        for path in try app.modules.flatMap({ module in try paths(in: "Sources/\(module)", of: module) }) {
            let contents = try Data(contentsOf: root.appending(path: "Sources/\(path)"))
            all.append(("Sources/\(path)", Self.renamed(contents)))
        }
        return all
    }

    /// A copied file. A module finds its resources by the package's name.
    private static func renamed(_ contents: Data) -> Data {
        String(data: contents, encoding: .utf8).map { Data($0.replacing("reactive-workbook", with: package).utf8) }
            ?? contents
    }

    /// A file of the template, with the names of the parts and the imports of those that it calls.
    private func text(ofTemplate path: String) throws -> String {
        let names = parts.map { path.hasSuffix(".swift") ? "\"\($0.part.module)\"" : $0.part.taskName }
        return try BookFile.text(of: "\(app.template)/\(path)", in: root).importing(parts, separator: "\n")
            .replacing("YOURS", with: names.joined(separator: ", "))
    }

    /// The paths of the files in a folder, except its guides, in order.
    private func paths(in folder: String, of module: String? = nil) throws -> [String] {
        let files = FileManager.default
        let all = try files.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return all.filter { path in
            let attributes = try? files.attributesOfItem(atPath: root.appending(path: "\(folder)/\(path)").path)
            return attributes?[.type] as? FileAttributeType == .typeRegular && !"/\(path)".contains("/.")
                && (module == nil || !path.hasSuffix(".md"))
        }.sorted().map { path in module.map { "\($0)/\(path)" } ?? path }
    }
}
