import Foundation
import Grading
import Reading
import Terminal

extension Complaint {
    static func cannotReplace(_ path: String, _ reason: SystemReason) -> Complaint {
        failure("\(path) is unchanged, since it couldn't be replaced.\n\(reason.sentence) \(reason.remedy)")
    }
}

extension Session {
    /// Backs up a learner's file and replaces it, unless it already has this text, apart from line ends.
    /// - Returns: the backup's location; nil if the file was missing or already had this text.
    package func replaceExercise(of chapter: Chapter, with text: String) throws(Complaint) -> URL? {
        let file = book.exerciseFile(of: chapter)
        var backup: URL?
        do {
            if TextFile.text(of: file) == text.withLineFeeds { return nil }
            if FileManager.default.fileExists(atPath: file.path) {
                backup = try keepCopy(of: file, in: chapter)
            }
            try text.write(to: file, atomically: true, encoding: .utf8)
            return backup
        } catch {
            throw .cannotReplace(chapter.exercisePath, SystemReason(error))
        }
    }

    /// Copies a learner's file to `.workbook/backups/<chapter>/`, under a new name that contains the time.
    /// - Throws: the file system's error if the copy fails. The caller must then not replace the file.
    private func keepCopy(of file: URL, in chapter: Chapter) throws -> URL {
        let place = book.checkout.stateFolder.appending(path: "backups/\(chapter.folder)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let stamp = system.now().formatted(.iso8601).replacing(":", with: "-")
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
