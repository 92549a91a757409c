import BookText
import Foundation
import Grading
import Judges

/// A solution with one mistake that people make, so that it doesn't compile, and words of the explanation that it gets.
///
/// The programs of a chapter are in `Tests/JudgesTests/Refusals/NN-Name.md`. Each has a heading with the number of its
/// task, the change as a diff, and the words as a quote:
///
///     ## 1: a forgotten map
///
///     ```diff
///     -        .map { text in isValidSearchText(text) ? Color.white : .yellow }
///     ```
///
///     > The values are `String` at this stage
public struct RefusedProgram: Sendable {
    /// The chapter, and the number of the task that doesn't compile.
    public let chapter: Chapter
    public let task: Int
    /// The mistake in a few words.
    public let title: String
    /// Words of the explanation.
    public let says: String
    private let removed: [Substring]
    private let added: [Substring]

    /// All programs of the book, in its order.
    public static func all() throws -> [RefusedProgram] {
        try catalogue.flatMap { chapter in
            let file = Book.root.appending(path: "Tests/JudgesTests/Refusals/\(chapter.id).md")
            guard FileManager.default.fileExists(atPath: file.path) else { return [RefusedProgram]() }
            let text = try String(contentsOf: file, encoding: .utf8)
            return try text.components(separatedBy: "\n## ").dropFirst().map { try RefusedProgram($0, of: chapter) }
        }
    }

    /// The entry doesn't have its form, or its change doesn't fit the solution.
    public struct Malformed: Error, CustomStringConvertible {
        let entry: String
        public var description: String { "this entry can't be read, or doesn't fit the solution: \(entry)" }
    }

    private init(_ entry: String, of chapter: Chapter) throws(Malformed) {
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        let heading = lines[0].split(separator: ": ", maxSplits: 1)
        guard heading.count == 2, let task = Int(heading[0]), let start = lines.firstIndex(of: "```diff"),
            let end = lines.lastIndex(of: "```"), start < end
        else { throw Malformed(entry: entry) }
        let change = lines[(start + 1)..<end]
        self.chapter = chapter
        self.task = task
        title = String(heading[1])
        says = lines[end...].filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: " ")
        removed = change.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
        added = change.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
    }

    /// The solution with the mistake.
    public func exercise() throws -> ExerciseFile {
        let solution = try Book.solution(of: chapter)
        guard let region = TaskRegions(of: solution.text)[task] else { throw NoSuchTask(task: task) }
        let lines = region.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard !removed.isEmpty,
            let place = (0...max(0, lines.count - removed.count)).first(where: {
                Array(lines[$0..<min($0 + removed.count, lines.count)]) == removed
            })
        else { throw Malformed(entry: "\(chapter.number).\(task) \(title)") }
        let changed = lines[..<place] + added + lines[(place + removed.count)...]
        return ExerciseFile(
            path: "Exercise.swift",
            text: try solution.text.replacingTask(task, with: changed.dropFirst().joined(separator: "\n")))
    }
}
