import Foundation
import Grading
import Judges

/// A solution with one generated change.
public struct Mutation: Sendable {
    /// The kinds of changes.
    public enum Kind: String, Sendable, CaseIterable {
        case stageDeleted = "a stage deleted"
        case stagesSwapped = "two stages swapped"
        case captureDeleted = "a capture list deleted"
        case returnDeleted = "a return deleted"
        case braceDeleted = "a brace deleted"
        case labelMisspelled = "a label misspelled"
        case stageDoubled = "a stage doubled"
        case operatorExchanged = "an operator exchanged"
        case constantChanged = "a constant changed"
        case conditionChanged = "a condition changed"
        case captureStrong = "a capture made strong"
        case closureEmptied = "a closure emptied"
        case caseEmptied = "a case emptied"
        case lineDeleted = "a line deleted"
        case linesSwapped = "two lines swapped"

        /// The kinds for ``RefusalProof``.
        public static let refused: Set<Kind> = [
            .stageDeleted, .stagesSwapped, .captureDeleted, .returnDeleted, .braceDeleted, .labelMisspelled,
        ]
        /// The kinds for ``MutantProof``.
        public static let played: Set<Kind> = [
            .stageDeleted, .stagesSwapped, .stageDoubled, .operatorExchanged, .constantChanged, .conditionChanged,
            .captureStrong, .closureEmptied, .caseEmptied, .lineDeleted, .linesSwapped,
        ]
    }

    /// The chapter, and the number of the changed task.
    public let chapter: Chapter
    public let task: Int
    /// The kind of change, and the changed line of the solution, from 1.
    public let kind: Kind
    public let line: Int
    /// The line before the change, for some kinds with the replacement: "`>` → `>=` in `text.count > 2`".
    public let words: String
    /// The changed file.
    public let file: ExerciseFile

    /// A name for the change that stays the same when the line moves within the file.
    public var name: String { "\(kind.rawValue): \(words)" }

    /// The mutations of the learner's code in a chapter's solution, of these kinds.
    public static func all(of chapter: Chapter, _ kinds: Set<Kind>) throws -> [Mutation] {
        let solution = try Book.solution(of: chapter)
        let lines = solution.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return TaskRegions(of: solution.text).regions.flatMap { region in
            region.lines.dropFirst().filter { !lines[$0 - 1].isComment }.flatMap { number -> [Mutation] in
                let place = Place(lines: lines, index: number - 1, end: region.lines.upperBound - 1)
                guard !chapter.starter.contains(place.function) else { return [] }
                return place.changes.filter { kinds.contains($0.kind) }.map { change in
                    Mutation(
                        chapter: chapter, task: region.task, kind: change.kind, line: number, words: change.words,
                        file: ExerciseFile(path: "Exercise.swift", text: change.lines.joined(separator: "\n")))
                }
            }
        }
    }
}

extension Mutation {
    /// A line of a solution, and its possible changes.
    fileprivate struct Place {
        typealias Change = (kind: Kind, words: String, lines: [String])

        let lines: [String]
        let index: Int
        let end: Int

        private var line: String { lines[index] }

        var changes: [Change] { stages + closures + words + misspellings + statements }

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
            var changes: [Change] = [(.stageDeleted, quoted, lines[..<index] + rest)]
            if !Self.idempotent.contains(where: line.trimmingCharacters(in: .whitespaces).hasPrefix) {
                changes.append((.stageDoubled, quoted, lines[..<stage.upperBound] + lines[stage] + rest))
            }
            if let next = self.stage(at: stage.upperBound) {
                let swapped = lines[..<index] + lines[next] + lines[stage] + lines[next.upperBound...]
                changes.append((.stagesSwapped, quoted, Array(swapped)))
            }
            return changes
                + Self.exchanges.flatMap { one, other in
                    line.hasPrefix(indentation + one)
                        ? [(.operatorExchanged, "\(quoted) → `\(other)`", replacing(one, with: other))] : []
                }
        }

        /// Operators that have no further effect when they're doubled.
        private static let idempotent = [
            ".filter", ".distinct", ".deliver(", ".take(", ".skip(while:", ".subscribe(on:", ".share(", ".signal",
            ".catch", ".scoped", ".sorted", ".prefix", ".map { $0 }",
        ]

        private static let exchanges: [(String, String)] = {
            let pairs = [
                (".flatMap {", ".flatMapLatest {"), (".flatMap {", ".flatMap(.concat) {"),
                (".flatMap {", ".flatMap(.first) {"), (".throttle(", ".delay("), (".combineLatest(", ".zip("),
                (".merge(", ".concat("), (".take(first:", ".skip(first:"), (".take(while:", ".skip(while:"),
                (".share()", ".replay(1)"), (".withLatest(from:", ".combineLatest(with:"),
                (".deliver(on:", ".subscribe(on:"), (".filter(", ".take(while: "), (".filter(", ".skip(while: "),
                (".retry(", ".repeated("),
            ]
            return pairs + pairs.map { ($1, $0) }
        }()

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

        // MARK: Closures

        private var closures: [Change] {
            let lists = line.matches(of: #/\[(?:weak|unowned) (\w+)\] /#)
            let strong: [Change] = lists.map { match in
                (.captureStrong, quoted, withStrong(match.output.1, removing: match.range))
            }
            return strong + changes(.captureDeleted, of: #/(\[(?:weak|unowned) \w+\] )/#) { _ in [""] }
                + changes(.closureEmptied, of: #/(?:next|failed): (\{ .+ in .+ \})/#) { _ in ["{ _ in }"] }
        }

        /// The lines with a closure's weak or unowned capture made strong: `form?.log` becomes `form.log`.
        private func withStrong(_ name: Substring, removing list: Range<String.Index>) -> [String] {
            var changed = replacing(list, with: "")
            var depth = 1 + line[..<list.lowerBound].count { $0 == "}" } - line[..<list.lowerBound].count { $0 == "{" }
            for place in index..<end {
                changed[place] = changed[place].replacing("\(name)?", with: name)
                if changed[place].contains("guard let \(name) ") || changed[place].hasSuffix("let \(name),") {
                    changed[place] = ""
                }
                depth += lines[place].count { $0 == "{" } - lines[place].count { $0 == "}" }
                if depth <= 0 { break }
            }
            return changed
        }

        // MARK: Words

        private var words: [Change] {
            changes(.constantChanged, of: #/[^\w.$"](\d+)(?![\w."])/#) { digits in
                let number = Int(digits) ?? 0
                let step = number < 100 ? 1 : 100
                return [number + step, number - step].filter { $0 > 0 || number > 0 }.map { "\($0)" }
            }
                + changes(.constantChanged, of: #/("[^"\\]+")/#) { ["\($0.dropLast())x\""] }
                + changes(.conditionChanged, of: #/\bif ([a-z]\w*\()/#) { ["!\($0)"] }
                + changes(.caseEmptied, of: #/\bcase .+: ([a-z].+)/#) { _ in ["break"] }
                + changes(.conditionChanged, of: #/[\s(](!)(?=\w)/#) { _ in [""] }
                + Self.conditions.flatMap { one, other in
                    line.ranges(of: one).map { change(.conditionChanged, $0, to: other) }
                }
        }

        private static let conditions = [
            (" > ", " >= "), (" < ", " <= "), (" >= ", " > "), (" <= ", " < "), (" == ", " != "), (" != ", " == "),
            (" && ", " || "), (" || ", " && "), ("true", "false"), ("false", "true"), (".first", ".last"),
            (".last", ".first"), (" + ", " - "), (" - ", " + "),
        ]

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
                return replacements(place).map { change(kind, place.startIndex..<place.endIndex, to: $0) }
            }
        }

        private func change(_ kind: Kind, _ range: Range<String.Index>, to text: String) -> Change {
            let isQuoted = [.constantChanged, .conditionChanged, .caseEmptied].contains(kind)
            return (
                kind, isQuoted ? "`\(line[range])` → `\(text)` in \(quoted)" : quoted, replacing(range, with: text)
            )
        }

        // MARK: Lines

        private var statements: [Change] {
            guard isStatement(index) else { return [] }
            let rest = Array(lines[(index + 1)...])
            var changes: [Change] = [(.lineDeleted, quoted, lines[..<index] + rest)]
            if index + 1 < end, isStatement(index + 1), lines[index + 1].hasPrefix(indentation) {
                let swapped = lines[..<index] + [lines[index + 1], line] + lines[(index + 2)...]
                changes.append((.linesSwapped, quoted, Array(swapped)))
            }
            return changes
        }

        private func isStatement(_ index: Int) -> Bool {
            let text = lines[index].trimmingCharacters(in: .whitespaces)
            return text.contains(/^[a-z]\w*[.(?! ]/)
                && !text.contains(#/^(let|var|func|case|default|import|private) /#)
                && !text.hasSuffix(",") && text.count { "({[".contains($0) } == text.count { ")}]".contains($0) }
                && !(index + 1 < end && lines[index + 1].contains(/^\s*[.?:]/))
        }

        // MARK: Text

        private var indentation: String { String(line.prefix { $0 == " " }) }
        private var quoted: String { "`\(line.trimmingCharacters(in: .whitespaces))`" }

        private func replacing(_ range: Range<String.Index>, with text: String) -> [String] {
            lines[..<index] + [line.replacingCharacters(in: range, with: text)] + lines[(index + 1)...]
        }

        private func replacing(_ word: String, with text: String) -> [String] {
            line.firstRange(of: word).map { replacing($0, with: text) } ?? lines
        }
    }
}

extension String {
    fileprivate var isComment: Bool { contains(/^\s*\/\//) }
}
