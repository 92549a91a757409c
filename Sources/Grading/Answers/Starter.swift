import Foundation
import Reading

/// A chapter's starter: the solution with the changes of Starter.diff, which has the form of a change in Answers.md.
public struct Starter: Sendable {
    /// The text of Exercise.swift before a learner begins.
    public let text: String

    /// Reads the starter of a chapter in a checkout.
    /// - Throws: `BookFile.Unreadable`, or ``BookFile.FormatError`` if the changes don't fit the solution.
    public init(of chapter: ChapterHeading, in root: URL) throws {
        let solution = try BookFile.text(of: chapter.solutionPath, in: root)
        let changes = try BookFile.text(of: chapter.starterPath, in: root)
        try self.init(changing: solution, by: changes, in: chapter.starterPath)
    }

    init(changing solution: String, by changes: String, in path: String) throws(BookFile.FormatError) {
        let lines = changes.split(separator: "\n", omittingEmptySubsequences: false)
        do {
            let change = try SolutionChange(zip(1..., lines).dropLast().map { ($0, $1) })
            text = try change.applied(
                to: solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            )
            .joined(separator: "\n")
        } catch {
            throw BookFile.FormatError(path: path, line: error.number, sentence: error.sentence)
        }
    }
}
