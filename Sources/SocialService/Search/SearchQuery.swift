/// The parsed `q`: a tweet matches if it matches a term of every clause.
///
/// Words are ANDed, `OR` joins its two neighbors, `"…"` is a phrase, `-` excludes the next term, and `#tag`, `@name`
/// and `from:name` search for these alone. A word also finds the words that begin with it, so that a search finds
/// something while the word is typed. The end of a phrase and an excluded word match whole words only.
struct SearchQuery: Sendable, Equatable {
    struct Term: Sendable, Hashable {
        enum Pattern: Sendable, Hashable {
            /// Folded words with a space between them.
            case words([UInt8])
            case tag([UInt8])
            case name([UInt8])
            case from(String)
        }

        let pattern: Pattern
        let isNegated: Bool
        /// Whether the last word is complete.
        let isWhole: Bool
    }

    private(set) var clauses: [[Term]] = []

    /// The API's documentation recommends at most ten words and operators, and doesn't say how many it refuses.
    static let maximumTerms = 20

    /// Throws `invalidParameter` if there are only exclusions, and `queryTooComplex` if there are too many terms.
    init(_ text: String) throws(APIFailure) {
        var joinsPrevious = false
        var hasPositive = false
        var count = 0
        for token in Self.tokens(of: text) {
            if token == "OR" {
                joinsPrevious = !clauses.isEmpty
                continue
            }
            for term in Self.terms(of: token) {
                count += 1
                hasPositive = hasPositive || !term.isNegated
                if joinsPrevious {
                    clauses[clauses.count - 1].append(term)
                    joinsPrevious = false
                } else {
                    clauses.append([term])
                }
            }
        }
        guard count <= Self.maximumTerms else { throw .queryTooComplex }
        if count > 0, !hasPositive { throw .invalidParameter }
        // Only punctuation: a clause that no tweet matches.
        if count == 0 { clauses = [[]] }
    }

    /// Splits a text at white space outside quotation marks. The end closes an open quotation mark.
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
            return name.isEmpty ? [] : [Term(pattern: .from(String(name)), isNegated: isNegated, isWhole: true)]
        }
        var folding = Folding()
        var terms: [Term] = []
        var pattern: [UInt8] = []
        func flush() {
            if !pattern.isEmpty {
                terms.append(Term(pattern: .words(pattern), isNegated: isNegated, isWhole: isQuoted || isNegated))
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
                // Words without a space between them, as in built-in or 東京, are a phrase.
                if !pattern.isEmpty { pattern.append(TweetIndex.wordEnd) }
                pattern += word
            }
        }
        flush()
        return terms
    }
}
