import Foundation
import Grading
import Judges

/// A solution with one generated change: a stage, a capture list, a `return` or a bracket deleted, two stages swapped,
/// or a label misspelled. Most don't compile.
public struct Mutation: Sendable {
    /// The kinds of changes.
    public enum Kind: String, Sendable, CaseIterable {
        case stageDeleted = "a stage deleted"
        case stagesSwapped = "two stages swapped"
        case captureDeleted = "a capture list deleted"
        case returnDeleted = "a return deleted"
        case braceDeleted = "a brace deleted"
        case labelMisspelled = "a label misspelled"
    }

    /// The chapter, and the number of the task that was changed.
    public let chapter: Chapter
    public let task: Int
    /// What was changed, and in which line of the solution, from 1.
    public let kind: Kind
    public let line: Int
    /// The changed file.
    public let file: ExerciseFile

    /// All changes of a chapter's solution.
    public static func all(of chapter: Chapter) throws -> [Mutation] {
        let solution = try Book.solution(of: chapter)
        let lines = solution.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return TaskRegions(of: solution.text).regions.flatMap { region in
            region.lines.dropFirst().flatMap { number -> [Mutation] in
                changes(ofLine: number - 1, in: lines).map { kind, changed in
                    Mutation(
                        chapter: chapter, task: region.task, kind: kind, line: number,
                        file: ExerciseFile(path: "Exercise.swift", text: changed.joined(separator: "\n")))
                }
            }
        }
    }

    private static func changes(ofLine index: Int, in lines: [String]) -> [(Kind, [String])] {
        let line = lines[index]
        guard !line.contains(/^\s*\/\//) else { return [] }
        func replacing(_ range: Range<String.Index>, with text: String) -> [String] {
            lines[..<index] + [line.replacingCharacters(in: range, with: text)] + lines[(index + 1)...]
        }
        var changes: [(Kind, [String])] = []
        if isStage(line) {
            changes.append((.stageDeleted, Array(lines[..<index] + lines[(index + 1)...])))
            if index + 1 < lines.count, isStage(lines[index + 1]) {
                changes.append((.stagesSwapped, lines[..<index] + [lines[index + 1], line] + lines[(index + 2)...]))
            }
        }
        for match in line.matches(of: #/\[(weak|unowned) \w+\] /#) {
            changes.append((.captureDeleted, replacing(match.range, with: "")))
        }
        if let match = line.firstMatch(of: #/\breturn /#) {
            changes.append((.returnDeleted, replacing(match.range, with: "")))
        }
        for match in line.matches(of: /[{}]/) { changes.append((.braceDeleted, replacing(match.range, with: ""))) }
        if !line.contains(/\b(func|init)\b/) {
            for match in line.matches(of: #/(?:^\s+|[(,]\s?)(\w+):(?!:)/#) where !line.contains("case ") {
                let label = match.output.1
                let misspelled = label.count > 2 ? label.prefix(1) + label.dropFirst(2) : label + "x"
                changes.append(
                    (.labelMisspelled, replacing(label.startIndex..<label.endIndex, with: String(misspelled))))
            }
        }
        return changes
    }

    /// Whether a line is one whole stage of a pipeline.
    private static func isStage(_ line: String) -> Bool {
        line.contains(/^\s*\./)
            && line.count { $0 == "(" } == line.count { $0 == ")" }
            && line.count { $0 == "{" } == line.count { $0 == "}" }
    }
}
