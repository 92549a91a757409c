/// The parts of an operator's doc comment: a sentence, a marble diagram, a call, the four lines of its contract, and
/// its names elsewhere.
///
/// The parts are parsed from the source file, so that the workbook shows the same text as the code.
public struct OperatorDocumentation: Sendable, Equatable {
    /// One of the four promises: *Completes*, *Fails*, *Disposes*, *Delivers on*.
    public struct ContractLine: Sendable, Equatable {
        /// The name of the promise.
        public let title: String
        /// The promise.
        public let text: String
    }

    /// The titles of the contract's lines, in order.
    public static let contractTitles = ["Completes", "Fails", "Disposes", "Delivers on"]

    /// The libraries whose names for the operator are given, in order.
    public static let libraries = ["RxSwift", "Combine", "ReactiveSwift", "swift-async-algorithms"]

    /// The name of the declaration below the comment: `throttle`, `init`.
    public internal(set) var name = ""
    /// The declaration below the comment, without its body and attributes.
    public internal(set) var signature = ""
    /// The first paragraph, which says what the operator does.
    public internal(set) var sentence = ""
    /// The lines of the marble diagram, without their indent.
    public internal(set) var diagram: [String] = []
    /// The lines of a call to copy.
    public internal(set) var call: [String] = []
    /// The other paragraphs, except the one with the names in other libraries.
    public internal(set) var notes: [String] = []
    /// The promises, in the order of the comment.
    public internal(set) var contract: [ContractLine] = []
    /// The operator's names in other libraries, in a sentence; empty if none are given.
    public internal(set) var namesElsewhere = ""
    /// The diagram's lines in the source, from 0. Without a diagram, an empty range after the first line of the
    /// comment.
    public internal(set) var diagramLines = 0..<0

    /// Parses the first comment with a contract in a source file.
    ///
    /// - Parameters:
    ///   - source: the text of the source file.
    ///   - name: the name of the declaration; nil for the first one.
    public init?(parsing source: String, name: String? = nil) {
        let first = Self.all(in: source).first { !$0.contract.isEmpty && (name == nil || $0.name == name) }
        guard let first else { return nil }
        self = first
    }

    /// Parses the comments of all public declarations in a source file, including overloads.
    public static func all(in source: String) -> [OperatorDocumentation] {
        var reader = DocumentationReader(source)
        return reader.readAll()
    }

    /// The required parts that are missing or wrong, such as "a sentence" or "a diagram".
    public var missing: [String] {
        var missing: [String] = []
        if !sentence.hasSuffix(".") { missing.append("a sentence") }
        if diagram.isEmpty { missing.append("a diagram") }
        if !(2...6).contains(call.count) { missing.append("a call to copy, of two to six lines") }
        for (index, title) in Self.contractTitles.enumerated()
        where index >= contract.count || contract[index].title != title {
            missing.append("the line *\(title):*, as number \(index + 1)")
        }
        for library in Self.libraries where !namesElsewhere.contains(library) {
            missing.append("its name in \(library)")
        }
        return missing
    }

    init() {}
}

extension OperatorDocumentation {
    /// Whether another library uses this name for the operator: `debounce` for `throttle`.
    package func isNamedElsewhere(_ typed: String) -> Bool {
        let wanted = Self.letters(of: typed.prefix { $0 != "(" })
        // The names are between backticks.
        let parts = namesElsewhere.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        return !wanted.isEmpty
            && parts.contains { $0.offset % 2 == 1 && Self.letters(of: $0.element.prefix { $0 != "(" }) == wanted }
    }

    private static func letters(of text: some StringProtocol) -> String { text.lowercased().filter(\.isLetter) }
}

struct DocumentationReader {
    private let lines: [Substring]
    private var position = 0

    private static let keywords: Set<String> = ["func", "var", "init", "struct", "enum", "class", "case", "let"]

    init(_ source: String) { lines = source.split(separator: "\n", omittingEmptySubsequences: false) }

    mutating func readAll() -> [OperatorDocumentation] {
        var found: [OperatorDocumentation] = []
        while position < lines.count {
            let first = position
            var comment: [String] = []
            while position < lines.count, let text = Self.comment(lines[position]) {
                comment.append(text)
                position += 1
            }
            if comment.isEmpty {
                position += 1
            } else if let name = declaredName() {
                found.append(Self.documentation(of: name, comment, at: first))
                found[found.count - 1].signature = declaration()
            }
        }
        return found
    }

    private func declaration() -> String {
        var text = ""
        for line in lines[position...].prefix(12) {
            text += (text.isEmpty ? "" : " ") + line.drop { $0 == " " }
            // A brace between parentheses begins a default value.
            let body = text.indices.first { index in
                text[index] == "{" && text[..<index].count { $0 == "(" } == text[..<index].count { $0 == ")" }
            }
            guard let body else { continue }
            let head = String(text[..<body]).replacing(#/(@inlinable|@discardableResult|public) /#, with: "")
            return head.replacing("( ", with: "(").replacing(" )", with: ")").replacing(#/\s$/#, with: "")
        }
        return ""
    }

    private static func comment(_ line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        let rest = text.dropFirst(3)
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    private func declaredName() -> String? {
        for line in lines[position...].prefix(4) {
            let words = line.split { " (<:`".contains($0) }.map(String.init)
            if words.isEmpty { return nil }
            guard let keyword = words.firstIndex(where: Self.keywords.contains) else { continue }
            guard words.contains("public"), keyword + 1 < words.count || words[keyword] == "init" else { return nil }
            return words[keyword] == "init" ? "init" : words[keyword + 1]
        }
        return nil
    }

    private static func documentation(of name: String, _ comment: [String], at first: Int) -> OperatorDocumentation {
        var documentation = OperatorDocumentation()
        documentation.name = name
        var paragraphs: [[String]] = []
        var isOpen = false
        for (offset, line) in comment.enumerated() {
            if line.isEmpty {
                isOpen = false
            } else if line.hasPrefix("    "), documentation.contract.isEmpty {
                isOpen = false
                if documentation.diagram.isEmpty { documentation.diagramLines = first + offset..<first + offset }
                // Indented lines below the diagram belong to the call.
                guard documentation.diagramLines.upperBound == first + offset else {
                    documentation.call.append(String(line.dropFirst(4)))
                    continue
                }
                documentation.diagram.append(String(line.dropFirst(4)))
                documentation.diagramLines = documentation.diagramLines.lowerBound..<first + offset + 1
            } else if let promise = contractLine(line) {
                documentation.contract.append(promise)
                isOpen = false
            } else if line.hasPrefix("  "), let last = documentation.contract.popLast() {
                documentation.contract.append(.init(title: last.title, text: last.text + " " + line.drop { $0 == " " }))
            } else if isOpen {
                paragraphs[paragraphs.count - 1].append(line)
            } else {
                paragraphs.append([line])
                isOpen = true
            }
        }
        let texts = paragraphs.map { $0.joined(separator: " ") }
        documentation.sentence = texts.first ?? ""
        documentation.notes = Array(texts.dropFirst())
        if let last = documentation.notes.last, OperatorDocumentation.libraries.contains(where: last.contains) {
            documentation.namesElsewhere = documentation.notes.removeLast()
        }
        if documentation.diagram.isEmpty { documentation.diagramLines = first + 1..<first + 1 }
        return documentation
    }

    private static func contractLine(_ line: String) -> OperatorDocumentation.ContractLine? {
        guard line.hasPrefix("- *"), let end = line.firstIndex(of: ":"), line[end...].hasPrefix(":*") else {
            return nil
        }
        return .init(
            title: String(line[..<end].dropFirst(3)), text: String(line[end...].dropFirst(2).drop { $0 == " " }))
    }
}
