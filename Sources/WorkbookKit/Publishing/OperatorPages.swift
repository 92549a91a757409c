import Foundation
import Reading

/// The pages of ReactiveCore's symbols, including one per operator.
///
/// They come from the doc comments in the compiler's symbol graph. Marble diagrams become pictures. If steps of the
/// lessons introduce a symbol, a last line names them.
struct OperatorPages {
    private let graph: [String: Any]
    private var indices: [String: Int] = [:]
    private var links: [String: String] = [:]
    /// The links to Signal's members, by names that overloads may share, such as `flatMap(_:)`. The link to an
    /// operator's own page replaces links to its overloads.
    private var overloads: [String: String] = [:]
    /// The glossary's words, which aren't short for an operator: `subscribe` doesn't mean `subscribe(on:)`.
    private let words: [String]

    /// - Parameters:
    ///   - symbolGraph: the symbol graph of ReactiveCore, as `swift symbolgraph-extract` writes it.
    ///   - words: the words of the glossary.
    /// - Returns: nil if the symbol graph can't be read.
    init?(symbolGraph: Data, words: [String], checkout: Checkout) {
        guard let graph = try? JSONSerialization.jsonObject(with: symbolGraph) as? [String: Any],
            let symbols = graph["symbols"] as? [[String: Any]]
        else { return nil }
        (self.graph, self.words) = (graph, words)
        let comments = symbols.map { Self.comment(of: $0) ?? "" }
        for symbol in symbols {
            guard let path = symbol["pathComponents"] as? [String], let link = Self.link(to: symbol) else { continue }
            if path.count == 1 { links[path[0]] = link }
            if path.count == 2, path[0] == "Signal", overloads[path[1]] == nil { overloads[path[1]] = link }
        }
        for example in OperatorCatalogue.all {
            guard let diagram = Self.diagram(of: example, in: checkout),
                let index = comments.firstIndex(where: { $0.contains(diagram) })
            else { continue }
            indices[example.name] = index
            links[example.name] = Self.link(to: symbols[index])
            if let name = (symbols[index]["pathComponents"] as? [String])?.last {
                overloads[name] = Self.link(to: symbols[index])
            }
        }
    }

    func link(to word: String) -> String? {
        links[word] ?? (words.contains(word) ? nil : OperatorCatalogue.named(word)).flatMap { links[$0.name] }
    }

    /// - Parameter lessons: the links to the steps that introduce a symbol, by the symbol's link.
    func symbolGraph(lessons: [String: [String]], checkout: Checkout, pictures: SitePictures) throws -> Data {
        var graph = graph
        var symbols = graph["symbols"] as? [[String: Any]] ?? []
        for example in OperatorCatalogue.all {
            guard let index = indices[example.name], let diagram = Self.diagram(of: example, in: checkout),
                let comment = Self.comment(of: symbols[index])
            else { continue }
            let title = "Marble diagram of \(example.baseName)"
            let words = [example.commandName] + example.parameters.map(\.example) + example.inputs.map(\.example)
            let picture = pictures.add(example.svg(title: title), of: words, title: title)
            Self.set(comment.replacing(diagram, with: picture), of: &symbols[index])
        }
        for index in symbols.indices {
            let steps = Self.link(to: symbols[index]).flatMap { lessons[$0] }
            let comment =
                (Self.comment(of: symbols[index]) ?? "")
                + (steps.map { "\n\n**In the book:** " + $0.joined(separator: "; ") } ?? "")
            if !comment.isEmpty { Self.set(withExactLinks(comment), of: &symbols[index]) }
        }
        graph["symbols"] = symbols
        return try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys)
    }

    /// The comment with unambiguous symbol links. In the source, an operator's name is enough.
    private func withExactLinks(_ comment: String) -> String {
        comment.components(separatedBy: "``").enumerated().map { index, part in
            guard index % 2 == 1 else { return part }
            let name = part.components(separatedBy: "/").last ?? ""
            return overloads[name.components(separatedBy: "-(")[0]]?.replacing("``", with: "") ?? part
        }.joined(separator: "``")
    }

    private static func diagram(of example: OperatorExample, in checkout: Checkout) -> String? {
        guard let lines = OperatorDocumentation(of: example, in: checkout)?.diagram, !lines.isEmpty else { return nil }
        return lines.map { "    " + $0 }.joined(separator: "\n")
    }

    private static func comment(of symbol: [String: Any]) -> String? {
        let lines = (symbol["docComment"] as? [String: Any])?["lines"] as? [[String: Any]]
        return lines?.compactMap { $0["text"] as? String }.joined(separator: "\n")
    }

    private static func set(_ comment: String, of symbol: inout [String: Any]) {
        symbol["docComment"] = [
            "lines": comment.split(separator: "\n", omittingEmptySubsequences: false).map { ["text": String($0)] }
        ]
    }

    /// A link that DocC resolves to this symbol and not to an overload of it. The hash at its end is DocC's own.
    private static func link(to symbol: [String: Any]) -> String? {
        guard let path = symbol["pathComponents"] as? [String],
            let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String
        else { return nil }
        let hash = identifier.utf8.reduce(UInt32(2_166_136_261)) { ($0 &* 16_777_619) ^ UInt32($1) }
        let short = (hash >> 24) ^ (hash & 0xFFFFFF)
        return "``/ReactiveCore/\(path.joined(separator: "/"))-\(String(short, radix: 36))``"
    }
}
