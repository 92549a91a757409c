/// The parsed `q`. A tweet must match at least one term of each clause.
///
/// Words are combined with AND. `OR` joins its two neighbors, `"…"` is a phrase, `-` excludes the next term, and
/// `#tag`, `@name`, and `from:name` restrict the search. A word also matches longer words that begin with it, so that a
/// search finds tweets while the word is typed. The last word of a phrase and an excluded word match only whole words.
struct SearchQuery: Sendable, Equatable {
    struct Term: Sendable, Hashable {
        enum Pattern: Sendable, Hashable {
            /// Folded words with a space before and between them, and after the last one if ``isWhole``.
            case words([UInt8])
            case tag([UInt8])
            case name([UInt8])
            case from(String)
        }

        let pattern: Pattern
        let isNegated: Bool
        /// Whether only a whole word matches.
        let isWhole: Bool
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
                if joinsPrevious {
                    clauses[clauses.count - 1].append(term)
                    joinsPrevious = false
                } else {
                    clauses.append([term])
                }
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
        var tokens: [String] = []
        var token = ""
        var isQuoted = false
        for character in text {
            if character == "\"" || character == "“" || character == "”" {
                isQuoted.toggle()
                token.append("\"")
            } else if character.isWhitespace, !isQuoted {
                if !token.isEmpty { tokens.append(token) }
                token = ""
            } else {
                token.append(character)
            }
        }
        if !token.isEmpty { tokens.append(token) }
        return tokens
    }

    private static func terms(of token: String) -> [Term] {
        var rest = Substring(token)
        let isNegated = rest.first == "-" && rest.count > 1
        if isNegated { rest.removeFirst() }
        let isQuoted = rest.contains("\"")
        if rest.lowercased().hasPrefix("from:") {
            let name = rest.dropFirst(5).drop { $0 == "@" }
            return name.isEmpty ? [] : [Term(pattern: .from(name.lowercased()), isNegated: isNegated, isWhole: true)]
        }
        var folding = Folding()
        var terms: [Term] = []
        var pattern: [UInt8] = []
        func flush() {
            if !pattern.isEmpty {
                let isWhole = isQuoted || isNegated
                let words = [FoldedTweet.wordEnd] + pattern + (isWhole ? [FoldedTweet.wordEnd] : [])
                terms.append(Term(pattern: .words(words), isNegated: isNegated, isWhole: isWhole))
            }
            pattern = []
        }
        folding.words(of: String(rest)) { word, sign in
            switch sign {
            case UInt8(ascii: "#") where !isQuoted:
                flush()
                terms.append(Term(pattern: .tag(word), isNegated: isNegated, isWhole: isNegated))
            case UInt8(ascii: "@") where !isQuoted:
                flush()
                terms.append(Term(pattern: .name(word), isNegated: isNegated, isWhole: isNegated))
            default:
                // The words of one token, as in built-in or 東京, must be consecutive.
                if !pattern.isEmpty { pattern.append(FoldedTweet.wordEnd) }
                pattern += word
            }
        }
        flush()
        return terms
    }
}
