import ArgumentParser
import Checks
import Foundation
import Grading
import Reading

struct TakeCommand: WorkbookCommand {
    static let command = Command.take

    @Argument(help: "The folder to create.", completion: .directory)
    var folder: String

    func perform(in session: Session) async throws -> ExitStatus {
        guard let app = session.course.app else { throw Complaint.failure("This course has no app to take.") }
        let target = session.place(folder).withoutLinks
        let name = session.name(of: session.place(folder))
        if session.book.checkout.root.withoutLinks.contains(target) {
            throw Complaint.usage("\(name) is inside the workbook's folder. Name one outside of it, such as ../my-app.")
        }
        if let obstacle = session.obstacle(toFilling: target, named: name) { throw Complaint.usage(obstacle) }
        try await session.prepareToCheck()
        let status = StatusLine(session.output)
        let parts = try await session.untilInterrupted {
            defer { status.clear() }
            let parts = try await OwnApp(app: app, session: session, status: status).parts()
            try await AppPackage(app: app, parts: parts.taken, root: session.book.checkout.root)
                .write(to: target, named: name)
            return parts
        }
        session.output.verbatim("Written: \(name)")
        session.output.verbatim("yours: " + parts.taken.map(\.part.taskName).joined(separator: ", "))
        for sentence in parts.remarks { session.output.say(sentence) }
        session.output.say("`cd \(Words.joined([name])) && swift run` starts it, and `swift test` tests it.")
        return .passed
    }
}

extension Session {
    /// Why a command can't fill a new folder; nil if the folder is empty, or doesn't exist and can be created.
    func obstacle(toFilling folder: URL, named name: String) -> String? {
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

extension URL {
    /// The path without symbolic links, also if nothing is there yet.
    fileprivate var withoutLinks: URL {
        let place = standardizedFileURL
        if (try? place.checkResourceIsReachable()) == true || place.path == "/" {
            return place.resolvingSymlinksInPath()
        }
        return place.deletingLastPathComponent().withoutLinks.appending(path: place.lastPathComponent)
    }

    fileprivate func contains(_ other: URL) -> Bool { (other.path + "/").hasPrefix(path + "/") }
}
