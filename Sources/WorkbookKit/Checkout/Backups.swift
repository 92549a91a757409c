import Foundation

/// Keeps what `reset` replaces, in `.workbook/backups/<chapter>/`.
struct Backups: Sendable {
    let folder: URL

    /// Copies `file` aside under a name with the time in it.
    /// - Returns: the copy. It never replaces another one.
    /// - Throws: the file system's error; then nothing has been copied, and the file must not be replaced.
    func keep(_ file: URL, chapter: String, at time: Date) throws -> URL {
        let place = folder.appending(path: chapter)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let stamp = time.formatted(.iso8601).replacing(":", with: "-")
        let name = file.deletingPathExtension().lastPathComponent
        let ending = file.pathExtension
        var copy = place.appending(path: "\(name)-\(stamp).\(ending)")
        var number = 2
        while FileManager.default.fileExists(atPath: copy.path) {
            copy = place.appending(path: "\(name)-\(stamp)-\(number).\(ending)")
            number += 1
        }
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }
}
