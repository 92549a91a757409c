import Foundation
import Reading

/// A chapter's starter: the solution with the changes of Starter.diff, which has the form of a change in Answers.md.
enum Starter {
    /// The text of Exercise.swift before a learner begins; or why it isn't known, with the line that doesn't fit.
    static func text(of chapter: ChapterHeading, in root: URL) -> Result<String, Obstacle> {
        do {
            let solution = try BookFile.text(of: chapter.solutionPath, in: root)
            let changes = try BookFile.text(of: chapter.starterPath, in: root)
            return .success(try text(changing: solution, by: changes, in: chapter.starterPath))
        } catch {
            return .failure(
                Obstacle(
                    """
                    The starter of chapter \(chapter.number) isn't known, since a file of the book was changed. \
                    \(error) `git checkout -- Solutions/\(chapter.folder)` brings it back.
                    """))
        }
    }

    private static func text(
        changing solution: String, by changes: String, in path: String
    ) throws(BookFile.FormatError) -> String {
        let lines = changes.split(separator: "\n", omittingEmptySubsequences: false)
        let code = solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        do {
            let change = try SolutionChange(zip(1..., lines).dropLast().map { ($0, $1) })
            return try change.applied(to: code).joined(separator: "\n")
        } catch {
            throw BookFile.FormatError(path: path, line: error.number, sentence: error.sentence)
        }
    }
}
