import Foundation
import Grading
import Reading
import TerminalTestKit

@testable import Checks
@testable import WorkbookKit

/// The names that the lessons introduce, step by step, and the names that the tasks need.
///
/// A name counts as introduced only if the step with its mark shows it properly: an operator in Swift code, with a
/// guess and a `marbles` command to try it; a type or a function in code and in a sentence; a word in a sentence.
struct Introductions {
    /// A name that a task uses too early, or a mark that doesn't count.
    struct Gap: Hashable, CustomStringConvertible {
        let place: String
        let name: String
        let reason: String

        var description: String { "\(place): \(name) \(reason)" }
    }

    let book: Book
    let vocabulary: Vocabulary

    func gaps(in lessons: [Lesson]) throws -> [Gap] {
        var gaps: [Gap] = []
        var introduced: Set<String> = []
        var text = ""
        for (chapter, lesson) in zip(book.chapters, lessons) {
            let solution = TaskRegions(of: try String(contentsOf: book.solutionFile(of: chapter), encoding: .utf8))
            let starter = TaskRegions(of: chapter.starter)
            for (number, step) in lesson.steps.enumerated() {
                let place = "\(chapter.shortNumber) \(chapter.name), step \(number + 1) (\(step.title))"
                text += "\n" + Self.text(of: step.blocks)
                for name in step.introduces {
                    let missing = missing(for: name, in: step)
                    if missing.isEmpty {
                        introduced.insert(name)
                        // `search(for:on:accounts:)` introduces `search`.
                        if vocabulary.functions.contains(name.baseName) { introduced.insert(name.baseName) }
                    } else {
                        gaps.append(
                            Gap(place: place, name: name, reason: "is marked, but " + missing.joined(separator: ", ")))
                    }
                }
                for case .check(let task) in step.offers {
                    guard let task = chapter.tasks.first(where: { $0.number == task }) else { continue }
                    let given = starter[task.number]?.code ?? []
                    let code = given + (solution[task.number]?.code ?? [])
                    let needs = vocabulary.names(
                        inCode: code.joined(separator: "\n"), declaring: chapter.starter,
                        prose: [task.goal] + task.hints)
                    let taskName = "task \(chapter.shortNumber).\(task.number)"
                    for name in needs.sorted() where introduced.isDisjoint(with: [name, name.baseName]) {
                        gaps.append(Gap(place: taskName, name: name, reason: "isn't introduced by then"))
                    }
                    let shown = text + given.joined(separator: "\n") + chapter.starter
                    for member in vocabulary.members(inCode: code.joined(separator: "\n")).sorted()
                    where !shown.contains(member) {
                        gaps.append(
                            Gap(place: taskName, name: member, reason: "appears in no lesson, goal or starter by then"))
                    }
                }
            }
        }
        return gaps
    }

    private func missing(for name: String, in step: LessonStep) -> [String] {
        let base = String(name.baseName.prefix { $0 != " " })
        let code = step.blocks.codeLines(of: "swift")
        var missing: [String] = []
        let isOperator = vocabulary.isOperator(name)
        if isOperator || vocabulary.types.contains(base) || vocabulary.functions.contains(base) {
            if !code.contains(where: { Tokenizer($0).tokens.contains { $0 == base } }) {
                missing.append("no Swift code shows it")
            }
        }
        if isOperator {
            let wanted = OperatorCatalogue.named(name)?.name
            let isTried = step.offers.contains { offer in
                guard case .command(let line) = offer, let words = try? Words.split(line), words.first == "marbles"
                else { return false }
                return words.count > 1 && OperatorCatalogue.named(words[1])?.name == wanted
            }
            if !isTried { missing.append("no `marbles` command tries it") }
            if !step.offers.contains(where: { if case .guess = $0 { true } else { false } }) {
                missing.append("nothing is guessed first")
            }
        } else if !step.blocks.sentences.lowercased().contains(base.lowercased()) {
            missing.append("no sentence mentions it")
        }
        return missing
    }

    private static func text(of blocks: [MarkdownBlock]) -> String {
        MarkdownRenderer(width: 200, colored: false).lines(blocks).joined(separator: "\n")
    }
}

/// The names that lessons have to introduce or show: operators, types, functions, and members.
struct Vocabulary {
    let types: Set<String>
    let functions: Set<String>
    let memberNames: Set<String>
    private let operators: [String: [String]]

    init(sources root: URL) throws {
        var types: Set<String> = ["Mutex"]
        var functions: Set<String> = []
        var members: Set<String> = []
        let type = /(?m)^public (?:final |indirect )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
        let function = /(?m)^public func (\w+)/
        let member = /(?m)^ +(?:public |nonisolated |@MainActor )*(?:let|var|func|case)[^\w\n]+(\w+)/
        for module in ["ReactiveCore", "StarterProject", "Exercises", "SocialService", "TerminalUI"] {
            let folder = root.appending(path: "Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                types.formUnion(text.matches(of: type).map { String($0.1) })
                functions.formUnion(text.matches(of: function).map { String($0.1) })
                guard module == "StarterProject" || module == "Exercises" else { continue }
                members.formUnion(text.matches(of: member).map { String($0.1) })
            }
        }
        self.types = types
        self.functions = functions
        memberNames = members
        operators = Dictionary(grouping: OperatorCatalogue.all.map(\.name)) { String($0.prefix { $0 != "(" }) }
    }

    /// Whether a name is an operator's, with its labels or without any. `subscribe(on:)` is, but `subscribe` isn't.
    func isOperator(_ name: String) -> Bool {
        operators[name.baseName]?.contains { $0 == name || $0 == name.baseName || $0.hasPrefix(name.baseName + "(_") }
            == true
            && name.baseName != "init"
    }

    /// The names that must be introduced before a task with this code.
    /// - Parameter declaring: the file whose own declarations need no introduction.
    func names(inCode code: String, declaring file: String, prose: [String]) -> Set<String> {
        let words = file.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let own = Set(
            zip(words, words.dropFirst()).filter { ["func", "class", "struct", "enum", "let", "var"].contains($0.0) }
                .map(\.1))
        var found: Set<String> = []
        let spans = prose.flatMap {
            $0.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
                .map { String($0.element) }
        }
        for text in [code] + spans { found.formUnion(names(in: text)) }
        return found.subtracting(own)
    }

    private func names(in code: String) -> Set<String> {
        let tokens = Tokenizer(code).tokens.map(String.init)
        var found: Set<String> = []
        for (index, token) in tokens.enumerated() {
            let previous = index > 0 ? tokens[index - 1] : ""
            let next = index + 1 < tokens.count ? tokens[index + 1] : ""
            let receiver = index > 1 ? tokens[index - 2] : ""
            // `subscriber.fail(…)` and `form?.log(…)` are methods of other types.
            let isOther = receiver == "subscriber" || ["?", "form"].contains(receiver) && memberNames.contains(token)
            // `.concat` in `flatMap(.concat)`, and in a sentence about it, is a strategy.
            let isStrategy = tokens.count == 2 || receiver == "(" && index > 2 && tokens[index - 3] == "flatMap"
            if previous == ".", let forms = operators[token], !isOther, !isStrategy {
                let label =
                    next == "(" && index + 3 < tokens.count && tokens[index + 3] == ":" ? tokens[index + 2] : nil
                let exact = forms.first { label != nil && $0.contains("(\(label!):") }
                // `.subscribe(next:)` isn't a form of `subscribe(on:)`.
                if let name = exact ?? (isOperator(token) ? token : nil) { found.insert(name) }
            } else if types.contains(token) || (functions.contains(token) && previous != "func" && previous != ".") {
                found.insert(token)
            }
        }
        return found
    }

    func members(inCode code: String) -> Set<String> {
        let tokens = Tokenizer(code).tokens.map(String.init)
        return Set(
            tokens.indices.dropFirst().filter { tokens[$0 - 1] == "." && memberNames.contains(tokens[$0]) }
                .map { tokens[$0] })
    }
}

extension String {
    fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}

extension [MarkdownBlock] {
    fileprivate func codeLines(of language: String) -> [String] {
        flatMap { block -> [String] in
            guard case .code(info: language, let lines) = block else { return [] }
            return lines
        }
    }

    fileprivate var sentences: String {
        MarkdownRenderer(width: 200, colored: false).lines(filter { if case .code = $0 { false } else { true } })
            .joined(separator: " ")
    }
}
