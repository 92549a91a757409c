import Foundation
import Grading
import Judges

/// A solution with one generated change that may not compile, for ``RefusalProof``.
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

    /// The chapter, and the number of the changed task.
    public let chapter: Chapter
    public let task: Int
    /// The kind of change, and the changed line of the solution, from 1.
    public let kind: Kind
    public let line: Int
    /// The changed file.
    public let file: ExerciseFile

    /// The mutations of the learner's code in a chapter's solution.
    public static func all(of chapter: Chapter) throws -> [Mutation] {
        let solution = try Book.solution(of: chapter)
        let lines = solution.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return TaskRegions(of: solution.text).regions.flatMap { region in
            region.lines.dropFirst().filter { !lines[$0 - 1].isComment }.flatMap { number -> [Mutation] in
                let place = Place(lines: lines, index: number - 1, end: region.lines.upperBound - 1)
                guard !chapter.starter.contains(place.function) else { return [] }
                return place.changes.map { change in
                    Mutation(
                        chapter: chapter, task: region.task, kind: change.kind, line: number,
                        file: ExerciseFile(path: "Exercise.swift", text: change.lines.joined(separator: "\n")))
                }
            }
        }
    }
}

extension Mutation {
    /// A line of a solution, and its possible changes.
    fileprivate struct Place {
        typealias Change = (kind: Kind, lines: [String])

        let lines: [String]
        let index: Int
        let end: Int

        private var line: String { lines[index] }

        var changes: [Change] { stages + captures + misspellings }

        /// The function at or above the line, or the line alone. The learner doesn't write what the starter contains.
        var function: String {
            func isOutside(_ line: String) -> Bool { line.contains(#/^\s*(@\w+ )*(\w+ )*(func \w+|init|deinit)\b/#) }
            guard let start = lines[...index].lastIndex(where: isOutside) else { return line }
            let closer = lines[start].prefix { $0 == " " } + "}"
            let last = lines[start...].firstIndex { $0 == closer } ?? start
            return lines[start...max(last, index)].joined(separator: "\n")
        }

        // MARK: Stages

        private var stages: [Change] {
            guard let stage = stage(at: index) else { return [] }
            let rest = Array(lines[stage.upperBound...])
            var changes: [Change] = [(.stageDeleted, lines[..<index] + rest)]
            if let next = self.stage(at: stage.upperBound) {
                let swapped = lines[..<index] + lines[next] + lines[stage] + lines[next.upperBound...]
                changes.append((.stagesSwapped, Array(swapped)))
            }
            return changes
        }

        private func stage(at index: Int) -> Range<Int>? {
            guard index < end, lines[index].contains(/^\s*\.\w/) else { return nil }
            var depth = 0
            for place in index..<end {
                depth += lines[place].count { "({[".contains($0) } - lines[place].count { ")}]".contains($0) }
                if depth < 0 { return nil }
                if depth == 0 { return index..<(place + 1) }
            }
            return nil
        }

        // MARK: Words

        private var captures: [Change] { changes(.captureDeleted, of: #/(\[(?:weak|unowned) \w+\] )/#) { _ in [""] } }

        private var misspellings: [Change] {
            let takesLabels = !line.contains(/\b(func|init)\b/) && !line.contains("case ")
            return changes(.returnDeleted, of: #/\b(return )/#) { _ in [""] }
                + changes(.braceDeleted, of: #/([{}])/#) { _ in [""] }
                + changes(.labelMisspelled, of: #/(?:^\s+|[(,]\s?)(\w+):(?!:)/#) { label in
                    takesLabels ? [label.count > 2 ? "\(label.prefix(1))\(label.dropFirst(2))" : "\(label)x"] : []
                }
        }

        /// The changes of each place that a pattern captures, to each of its replacements.
        private func changes(
            _ kind: Kind, of pattern: Regex<(Substring, Substring)>, to replacements: (Substring) -> [String]
        ) -> [Change] {
            line.matches(of: pattern).flatMap { match in
                let place = match.output.1
                return replacements(place).map { (kind, replacing(place.startIndex..<place.endIndex, with: $0)) }
            }
        }

        // MARK: Text

        private func replacing(_ range: Range<String.Index>, with text: String) -> [String] {
            lines[..<index] + [line.replacingCharacters(in: range, with: text)] + lines[(index + 1)...]
        }
    }
}

extension String {
    fileprivate var isComment: Bool { contains(/^\s*\/\//) }
}
