import Foundation

/// Starters for a class, each student's with questions of their own: `STUDENT/NN-Name/Exercise.swift`, as ``Submissions`` reads them back.
public struct Handout: Sendable {
    /// Why there is no handout; a sentence that says what to do.
    public struct Failure: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    private let chapters: [Chapter]
    private let seed: UInt64

    /// The handout of some chapters to the class of a number.
    public init(of chapters: [Chapter], seed: UInt64) {
        self.chapters = chapters
        self.seed = seed
    }

    /// The ids in a text, one a line; empty lines and lines that begin with `#` are none.
    public static func students(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("#")
        }
    }

    /// Writes everybody's starters into a folder that is not there yet.
    public func write(to folder: URL, for students: [String]) throws(Failure) {
        var seen: Set<String> = []
        for student in students {
            if let reason = Self.objection(to: student) {
                throw Failure(sentence: "\"\(student)\" cannot be a student's id: \(reason)")
            }
            guard seen.insert(student.lowercased()).inserted else {
                throw Failure(
                    sentence:
                        "\"\(student)\" is named twice, or differs from another id in capitals alone. Each student needs an id of their own."
                )
            }
        }
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else {
            throw Failure(
                sentence:
                    "\(folder.relativePath) is there already. Name a folder that is not, so that nothing is overwritten."
            )
        }
        do {
            for student in students {
                let number = Questions.number(of: student, seed: seed)
                for chapter in chapters {
                    let place = folder.appending(path: "\(student)/\(chapter.folder)")
                    try files.createDirectory(at: place, withIntermediateDirectories: true)
                    try Data(chapter.asking(number).starter.utf8).write(to: place.appending(path: "Exercise.swift"))
                }
            }
        } catch {
            throw Failure(
                sentence: "The handout cannot be written to \(folder.relativePath): \(error.localizedDescription)")
        }
    }

    /// Why a text cannot be the name of a student's folder everywhere; nil when it can.
    private static func objection(to id: String) -> String? {
        if id.isEmpty || id.hasPrefix(".") { return "it is empty or begins with a dot." }
        if id.contains(where: { "/\\:\"*?<>|".contains($0) })
            || id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        {
            return "it becomes a folder's name, so it holds none of / \\ : \" * ? < > | and no control characters."
        }
        return id.utf8.count > 100 ? "it is longer than 100 bytes." : nil
    }
}
