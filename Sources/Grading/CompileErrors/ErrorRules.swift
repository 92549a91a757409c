import Foundation
import Reading
import Terminal

/// The table of rules that explain compile errors: `Solutions/CompileErrors.md`, which explains its format.
public struct ErrorRules: Sendable {
    /// A condition in bold: its words, and the words in backticks that it's about.
    struct Condition: Sendable, Equatable {
        let isNegated: Bool
        let name: String
        let arguments: [String]
    }

    struct Rule: Sendable {
        let conditions: [Condition]
        let sentence: PlacedText
        /// The topic for `help`, and the word to point at.
        let help, mark: PlacedText?
        let line: Int
    }

    /// The rules for errors whose messages match one of the patterns, which have placeholders.
    struct Entry: Sendable {
        var patterns: [MessageText]
        var rules: [Rule]
        /// Whether these rules come first, even for less important errors.
        let isSure: Bool
    }

    /// The file, relative to the package root.
    public static let path = "Solutions/CompileErrors.md"

    /// The rules of the checkout that this program was built in; empty if they can't be read.
    public static let shared: ErrorRules = {
        let program = URL(filePath: runningProgramPath).resolvingSymlinksInPath()
        let text = Checkout(containing: program).flatMap { try? BookFile.text(of: path, in: $0.root) }
        return ErrorRules(text ?? "")
    }()

    private(set) var entries: [Entry] = []
    private(set) var operators: [String] = []
    /// The tables of one or two columns, by the heading of the first column.
    private var tables: [String: [String: String]] = [:]
    private var unreadable: [Int] = []

    /// Reads the file's text.
    public init(_ text: String) {
        var isSure = false
        var hasRules = true
        var bullet: (text: String, line: Int)?
        var table: String?
        func close(_ rules: inout ErrorRules) {
            guard let (text, line) = bullet else { return }
            bullet = nil
            guard let rule = Rule(text, line: line), !rules.entries.isEmpty else {
                return rules.unreadable.append(line)
            }
            rules.entries[rules.entries.count - 1].rules.append(rule)
            hasRules = true
        }
        for (number, line) in zip(1..., text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)) {
            if line.hasPrefix("  "), bullet != nil {
                bullet?.text += " " + line.drop { $0 == " " }
                continue
            }
            close(&self)
            if line.hasPrefix("- ") {
                bullet = (String(line.dropFirst(2)), number)
            } else if line.hasPrefix("## ") {
                if hasRules { entries.append(Entry(patterns: [], rules: [], isSure: isSure)) }
                entries[entries.count - 1].patterns.append(MessageText(String(line.dropFirst(3))))
                hasRules = false
            } else if line.hasPrefix("# ") {
                isSure = line.contains("any error")
            } else if line.hasPrefix("|") {
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
                if let name = table, cells.count == 2 { tables[name]?[cells[0]] = cells[1] }
                if let name = table, cells.count == 1 {
                    for word in cells[0].split(separator: ", ") { tables[name]?[String(word)] = String(word) }
                }
                if table == nil, let name = cells.first {
                    (table, tables[name]) = (name, [:])
                }
                continue
            }
            table = nil
        }
        close(&self)
        let renamed = (tables["elsewhere"] ?? [:]).values.filter { $0.first?.isLowercase == true }
        operators = Set(renamed.map { String($0.prefix { $0 != "(" }) }).union(names(in: "an operator here")).sorted()
    }

    func value(of name: Substring, in table: String) -> String? { tables[table]?[String(name)] }

    func names(in table: String) -> [String] { tables[table].map { $0.keys.sorted() } ?? [] }

    /// - Parameter isSure: selects the entries whose `isSure` is the same.
    func explanation(of problem: CompileProblem, isSure: Bool = false) -> Explanation? {
        entries.lazy.filter { $0.isSure == isSure }.compactMap { $0.explanation(of: problem) }.first
    }

    /// What's wrong with the file: rules that can't be read, and unknown conditions, placeholders, and topics.
    public var faults: [String] {
        let unread = unreadable.map { "\(Self.path):\($0): This rule can't be read." }
        return unread
            + entries.flatMap { entry in
                entry.rules.flatMap { rule in
                    rule.unknownNames(besides: entry.patterns.flatMap(\.places)).map {
                        "\(Self.path):\(rule.line): Nothing knows “\($0)”."
                    }
                }
            }
    }
}

extension ErrorRules.Entry {
    fileprivate func explanation(of problem: CompileProblem) -> Explanation? {
        guard let captures = patterns.lazy.compactMap({ $0.values(in: problem.message) }).first else { return nil }
        return rules.lazy.compactMap { $0.explanation(of: problem, captures) }.first
    }
}

extension ErrorRules.Rule {
    /// Reads `**condition; not condition** · help word · mark word: Sentence.`, or only a sentence.
    fileprivate init?(_ text: String, line: Int) {
        self.line = line
        guard text.hasPrefix("**") else {
            (conditions, sentence, help, mark) = ([], PlacedText(text), nil, nil)
            return
        }
        guard let end = text.dropFirst(2).firstRange(of: "**"),
            let colon = text[end.upperBound...].firstRange(of: ": ")
        else { return nil }
        let bold = text.dropFirst(2)[..<end.lowerBound]
        conditions =
            bold == "always" ? [] : bold.split(separator: "; ").map { ErrorRules.Condition($0) }
        var options: [String: PlacedText] = [:]
        for option in text[end.upperBound..<colon.lowerBound].split(separator: " · ") {
            let words = option.split(separator: " ", maxSplits: 1)
            guard words.count == 2, ["help", "mark"].contains(words[0]) else { return nil }
            options[String(words[0])] = PlacedText(String(words[1].filter { $0 != "`" }))
        }
        (help, mark) = (options["help"], options["mark"])
        sentence = PlacedText(String(text[colon.upperBound...]))
    }

    fileprivate func explanation(of problem: CompileProblem, _ captures: [String: Substring]) -> Explanation? {
        var problem = problem
        problem.captures = captures.mapValues(String.init)
        for condition in conditions where problem.holds(condition) == condition.isNegated { return nil }
        var values: [String: String] = [:]
        for place in places {
            guard let value = problem.value(of: place), !value.isEmpty else { return nil }
            values[place] = value
        }
        let topic = help.flatMap { Explanation.Topic(rawValue: $0.filled(with: values)) }
        return Explanation(sentence.filled(with: values), topic: topic, at: mark?.filled(with: values))
    }

    private var places: [String] { [sentence, help, mark].compactMap(\.self).flatMap(\.places) }

    fileprivate func unknownNames(besides captures: [String]) -> [String] {
        let conditions = conditions.filter { !CompileProblem.knows($0, captures: captures) }.map(\.name)
        let groups = self.conditions.flatMap(\.groups)
        let places = places.filter { !CompileProblem.knows(place: $0, captures: captures + groups) }
        let topics =
            help.map { $0.places.isEmpty && Explanation.Topic(rawValue: $0.text) == nil ? [$0.text] : [] } ?? []
        return conditions + places + topics
    }
}

extension ErrorRules.Condition {
    fileprivate init(_ text: Substring) {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        arguments = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
        let words = parts.indices.filter { $0 % 2 == 0 }.flatMap { parts[$0].split(separator: " ") }.filter {
            $0 != "or"
        }
        isNegated = words.first == "not"
        name = words.dropFirst(isNegated ? 1 : 0).joined(separator: " ")
    }

    fileprivate var groups: [String] {
        name == CompileProblem.lineMatches
            ? arguments.flatMap { $0.matches(of: /\(\?<(\w+)>/).map { String($0.1) } } : []
    }
}
