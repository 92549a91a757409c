import Foundation
import Grading
import Terminal

/// Writes starters for a class, with each student's own questions: `STUDENT/NN-Name/Exercise.swift`, the layout that
/// ``Submissions`` reads.
public struct Handout: Sendable {
    private let chapters: [Chapter]
    private let seed: UInt64

    /// A handout of chapters for a class. The seed determines each student's questions.
    public init(of chapters: [Chapter], seed: UInt64) {
        self.chapters = chapters
        self.seed = seed
    }

    /// The ids in a text, one per line. Blank lines and lines that begin with `#` are skipped.
    public static func students(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("#")
        }
    }

    /// Writes the starters of all students into a new folder.
    public func write(to folder: URL, for students: [String]) throws(Obstacle) {
        var seen: Set<String> = []
        for student in students {
            if let reason = Self.objection(to: student) {
                throw Obstacle("\"\(student.readableName)\" can't be a student's id: \(reason)")
            }
            guard seen.insert(student.lowercased()).inserted else {
                throw Obstacle(
                    """
                    "\(student.readableName)" is there twice, perhaps in other capitals. \
                    Each student needs a different id.
                    """)
            }
        }
        if let obstacle = chapters.compactMap(\.obstacle).first { throw obstacle }
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else {
            throw Obstacle("\(folder.relativePath) exists already. Name a new folder, so that nothing is overwritten.")
        }
        do {
            for student in students {
                let number = QuestionSet.number(of: student, seed: seed)
                for chapter in chapters {
                    let place = folder.appending(path: "\(student)/\(chapter.folder)")
                    try files.createDirectory(at: place, withIntermediateDirectories: true)
                    try Data(chapter.asking(number).starter.utf8).write(to: place.appending(path: "Exercise.swift"))
                }
            }
        } catch {
            throw Obstacle("The handout can't be written to \(folder.relativePath): \(error.systemReason).")
        }
    }

    private static func objection(to id: String) -> String? {
        if id.isEmpty || id.hasPrefix(".") { return "it is empty or begins with a dot." }
        if id.contains(where: { "/\\:\"*?<>|".contains($0) })
            || id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        {
            return "a folder's name can't contain / \\ : \" * ? < > | or control characters."
        }
        return id.utf8.count > 100 ? "it is longer than 100 bytes." : nil
    }
}
