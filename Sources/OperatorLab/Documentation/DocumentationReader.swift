import Marbles

/// Parses the doc comments of a source file.
struct DocumentationReader {
    private let lines: [Substring]
    private var position = 0

    private static let keywords: Set<String> = ["func", "var", "init", "struct", "enum", "class", "case", "let"]

    init(_ source: String) {
        lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    }

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
            }
        }
        return found
    }

    /// The text after `///`; nil for a line that isn't a comment.
    private static func comment(_ line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        let rest = text.dropFirst(3)
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    /// The name of the public declaration below the last comment; nil if there is none.
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
                // The block after the diagram is the call.
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

    /// Parses `- *Fails:* when the source does.`
    private static func contractLine(_ line: String) -> OperatorDocumentation.ContractLine? {
        guard line.hasPrefix("- *"), let end = line.firstIndex(of: ":"), line[end...].hasPrefix(":*") else {
            return nil
        }
        return .init(
            title: String(line[..<end].dropFirst(3)), text: String(line[end...].dropFirst(2).drop { $0 == " " }))
    }
}
