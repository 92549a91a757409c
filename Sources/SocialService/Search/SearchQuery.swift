/// The parsed `q`. A tweet must match at least one term of each clause.
///
/// Words are combined with AND. `OR` joins its two neighbors, `"…"` is a phrase, `-` excludes the next term, and
/// `#tag`, `@name`, and `from:name` restrict the search. A word also matches longer words that begin with it, so that a
/// search finds tweets while the word is typed. The last word of a phrase and an excluded word match only whole words.
struct SearchQuery: Sendable {
    struct Term: Sendable {
        /// A part of a tweet in a ``SearchIndex``. A space at its end makes it match only whole words.
        let pattern: String
        let isNegated: Bool
    }

    private(set) var clauses: [[Term]] = []

    /// A guess: the API's documentation recommends at most ten words and operators, and names no limit.
    static let maximumTerms = 20

    init(_ text: String) throws(APIFailure) {
        var joinsPrevious = false
        for token in Self.tokens(of: text) {
            if token == "OR" {
                joinsPrevious = !clauses.isEmpty
                continue
            }
            for term in Self.terms(of: token) {
                if joinsPrevious { clauses[clauses.count - 1].append(term) } else { clauses.append([term]) }
                joinsPrevious = false
            }
        }
        let terms = clauses.joined()
        guard terms.count <= Self.maximumTerms else { throw .queryTooComplex }
        if !terms.isEmpty, terms.allSatisfy(\.isNegated) { throw .invalidParameter }
        // For a query without terms, add a clause that no tweet matches.
        if terms.isEmpty { clauses = [[]] }
    }

    /// The end of the text closes an open quotation mark.
    private static func tokens(of text: String) -> [String] {
        var tokens = [""]
        var isQuoted = false
        for character in text {
            if "\"“”".contains(character) {
                isQuoted.toggle()
                tokens[tokens.count - 1] += "\""
            } else if character.isWhitespace, !isQuoted {
                tokens.append("")
            } else {
                tokens[tokens.count - 1].append(character)
            }
        }
        return tokens.filter { !$0.isEmpty }
    }

    private static func terms(of token: String) -> [Term] {
        var rest = Substring(token)
        let isNegated = rest.first == "-" && rest.count > 1
        if isNegated { rest.removeFirst() }
        let isQuoted = rest.contains("\"")
        if rest.lowercased().hasPrefix("from:") {
            let name = rest.dropFirst(5).drop { $0 == "@" }
            return name.isEmpty ? [] : [Term(pattern: "\u{1}\(name.lowercased()) ", isNegated: isNegated)]
        }
        var folding = Folding()
        let signs = folding.append(String(rest))
        var patterns: [String] = []
        // The words of one token, as in built-in or 東京, must be consecutive.
        var isConsecutive = false
        for word in folding.bytes.split(separator: 0x20) {
            let sign = isQuoted ? nil : signs[word.startIndex]
            let text = String(decoding: word, as: UTF8.self)
            if let sign {
                patterns.append("\(Unicode.Scalar(sign))\(text)")
            } else if isConsecutive {
                patterns[patterns.count - 1] += " " + text
            } else {
                patterns.append(" " + text)
            }
            isConsecutive = sign == nil
        }
        let end = isQuoted || isNegated ? " " : ""
        return patterns.map { Term(pattern: $0 + end, isNegated: isNegated) }
    }
}
