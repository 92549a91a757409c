import Foundation
import Grading
import Reading
import Terminal

struct ExerciseText {
    let text: String
    private let regions: TaskRegions

    init(_ text: String) {
        self.text = text
        regions = TaskRegions(of: text)
    }

    /// The line of a task's mark, from 1; nil unless the file has exactly one such mark.
    func firstLine(of task: Int) -> Int? { regions[task]?.lines.lowerBound }

    /// A task's region without blank lines at its end; nil unless the file has exactly one mark for the task.
    func region(of task: Int) -> [String]? {
        guard var lines = regions[task]?.text.split(separator: "\n", omittingEmptySubsequences: false) else {
            return nil
        }
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines.map(String.init)
    }

    /// This text with a task's region taken from another file; nil if either file lacks the region.
    func replacing(_ task: Int, from other: ExerciseText) -> String? {
        guard let old = regions[task], let new = other.regions[task] else { return nil }
        return regions.replacing(old.lines, with: new.text)
    }
}

extension Session {
    /// Backs up a learner's file and replaces it, unless it already has this text.
    /// - Returns: the backup's location; nil if the file was missing or already had this text.
    func replaceExercise(of chapter: Chapter, with text: String) throws(Complaint) -> URL? {
        let file = book.exerciseFile(of: chapter)
        var backup: URL?
        do {
            if (try? String(contentsOf: file, encoding: .utf8)) == text { return nil }
            if FileManager.default.fileExists(atPath: file.path) {
                backup = try keepCopy(of: file, in: chapter)
            }
            try text.write(to: file, atomically: true, encoding: .utf8)
            return backup
        } catch {
            throw Complaint.failure(
                """
                \(chapter.exercisePath) is unchanged, since it couldn't be replaced.
                \(error.systemReason). Is the folder writable?
                """)
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
