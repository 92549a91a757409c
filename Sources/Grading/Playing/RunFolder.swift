import Foundation
import Synchronization
import Terminal

/// The temporary folder in which the compiler or a player works.
///
/// Its name says which process made it. If that process was killed, a later process that makes such a folder there
/// removes the old folder, and kills the processes with its mark.
struct RunFolder: Sendable {
    /// The purpose of a folder, whose name begins with the raw value.
    enum Purpose: String, CaseIterable {
        case building
        case playing = "workbook"
    }

    /// The calls of a crashed or stopped player: its own record, and on macOS the report of Swift's runtime.
    static let callsName = "calls"
    static let crashName = "crash.json"
    static let stagesName = "stages"
    static let screensName = "screens"

    let url: URL

    var mark: ChildMark { ChildMark(of: url.lastPathComponent) }

    private static let cleanParents = Mutex<Set<URL>>([])

    /// Makes a folder that only this user can read.
    init(for purpose: Purpose, in parent: URL) throws {
        Self.cleanUp(parent)
        url = parent.appendingPathComponent("\(purpose.rawValue)-\(ProcessStamp.own)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// Removes the leftovers of ended processes from a folder, the first time that this process uses it.
    static func cleanUp(_ parent: URL) {
        let isNew = cleanParents.withLock { $0.insert(parent).inserted }
        if isNew { removeStale(in: parent) }
    }

    static func removeStale(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where isStale(name, in: parent) {
            ChildMark(of: name).reap()
            try? FolderContents.remove(parent.appendingPathComponent(name).path)
        }
    }

    /// Whether the process that made the folder has ended. If that's unknown, the folder is stale after a day.
    private static func isStale(_ name: String, in parent: URL) -> Bool {
        guard Purpose.allCases.contains(where: { name.hasPrefix($0.rawValue + "-") }) else { return false }
        let parts = name.split(separator: "-")
        if let hasEnded = ProcessStamp.hasEnded(parts[1]) { return hasEnded }
        // Only names that end with a UUID count, because other programs also have folders in the temporary folder.
        guard UUID(uuidString: String(name.suffix(36))) != nil,
            let changed = modificationTime(ofPath: parent.appendingPathComponent(name).path)
        else { return false }
        return Date(timeIntervalSince1970: changed).timeIntervalSinceNow < -86_400
    }
}
