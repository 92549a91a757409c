import Foundation
import Grading
import Judges
import Reading

/// A new task: its marks in the starter and the solution, its headings, and its judge.
public struct NewTask: Sendable {
    private let chapter: Chapter
    private let number: Int
    private let title: String

    /// Makes the next task of a chapter; throws if the number or the title doesn't fit.
    public init(_ number: Int, titled title: String, in chapter: Chapter) throws(Obstacle) {
        let next = (chapter.tasks.map(\.number).max() ?? 0) + 1
        guard number == next else {
            throw Obstacle("The next task of \(chapter.id) is \(chapter.heading.number).\(next).")
        }
        guard !chapter.tasks.contains(where: { $0.title == title }) else {
            throw Obstacle("\(chapter.id) has a task “\(title)”. A title is a part of an answer's name.")
        }
        (self.chapter, self.number, self.title) = (chapter, number, title)
    }

    /// The title as a Swift identifier.
    public var name: String {
        let words = title.slug.split(separator: "-")
        return (words.prefix(1) + words.dropFirst().map { $0.capitalized[...] }).joined()
    }

    public var judgePath: String {
        "Sources/Judges/\(chapter.name)/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
    }

    /// The exercise with the task's mark inserted above the last mark.
    /// - Parameter code: the code below the mark.
    public func exercise(_ text: String, with code: String) throws(Obstacle) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let last = lines.lastIndex(where: { $0.hasPrefix("// MARK: - ") }) else {
            throw Obstacle("\(chapter.id) has no last mark, `// MARK: - What the workbook reads`.")
        }
        lines.insert(contentsOf: ["// MARK: - Task \(number): \(title)", "", code, ""], at: last)
        return lines.joined(separator: "\n")
    }

    /// What the starter and the solution have below the mark.
    public static let (given, answer) = ("// What's given.", "// The book's answer.")

    /// The starter's changes of the solution, with the new task's.
    public func changes(_ text: String) -> String { text + "\n- \(Self.answer)\n+ \(Self.given)\n" }

    /// The answers with a heading for the task.
    public func answers(_ text: String) -> String { text + "\n## \(title)\n" }

    /// The tasks' texts, with placeholders for the new task's texts.
    public func words(_ text: String) -> String {
        let hints = (1...3).map { "### hint \($0)\nThe hint.\n\n" }.joined()
        return text + "\n## \(number) · \(title) · write\n\nThe goal.\n\n\(hints)### passed\nWhat it shows.\n"
    }

    /// The lists of the chapters' tasks, with the new task in its chapter's list.
    public func lists(_ text: String) throws(Obstacle) -> String {
        let declaration = ".\(chapter.name.prefix(1).lowercased())\(chapter.name.dropFirst()),"
        guard let start = text.range(of: declaration),
            let end = text[start.upperBound...].firstIndex(of: "]"),
            let last = text[..<end].lastIndex(where: { $0.isLetter || $0.isNumber })
        else { throw Obstacle("\(Self.listsPath) has no list of tasks after “\(declaration)”.") }
        return text[...last] + ", .\(name)" + text[text.index(after: last)...]
    }

    /// The path of the file with the lists of the chapters' tasks.
    public static let listsPath = "Sources/Judges/Course+Book.swift"

    /// The text of the judge's file.
    public var judge: String {
        """
        import SharedJudges

        extension BookTask {
            /// Task \(number) of chapter \(chapter.heading.number).
            static let \(name) = BookTask(sharing: .searchForm(), scenarios: [], mistakes: [])
        }

        """
    }
}
