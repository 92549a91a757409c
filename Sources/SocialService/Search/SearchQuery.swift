/// What `q` asks for: clauses of which every one must hold, each with alternatives of which one must.
///
/// Words are ANDed; `OR` joins its two neighbors; `"…"` is a phrase; `-` before a term excludes it; `#tag`, `@name` and
/// `from:name` ask for just these. A word also finds the words that begin with it, so that there are answers while it is being
/// typed; a phrase ends with a whole word, and so does an excluded word: what is half typed excludes nothing yet.
struct SearchQuery: Sendable, Equatable {
    struct Term: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            /// Folded words, a space between two.
            case words([UInt8])
            case tag([UInt8])
            case name([UInt8])
            case from(String)
        }

        var kind: Kind
        var isNegated: Bool
        /// Whether the last word is complete.
        var isWhole: Bool
    }

    private(set) var clauses: [[Term]] = []

    /// The API's documentation advises ten words and operators at most and refuses at some point that it does not tell. Here it is 20.
    static let mostTerms = 20

    /// Fails with `invalidParameter` when there is nothing but exclusions, with `queryTooComplex` when there is too much.
    init(_ text: String) throws(APIFailure) {
        var joinsPrevious = false
        var hasPositive = false
        var count = 0
        for token in Self.tokens(of: text) {
            if token == "OR" {
                joinsPrevious = !clauses.isEmpty
                continue
            }
            let terms = Self.terms(of: token)
            for term in terms {
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
        guard count <= Self.mostTerms else { throw .queryTooComplex }
        if count > 0, !hasPositive { throw .invalidParameter }
        // Only punctuation: a clause that nothing fulfils.
        if count == 0 { clauses = [[]] }
    }

    /// Cuts at white space, outside quotation marks. A quotation mark that is never closed closes at the end.
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
            return name.isEmpty ? [] : [Term(kind: .from(String(name)), isNegated: isNegated, isWhole: true)]
        }
        var folding = Folding()
        var terms: [Term] = []
        var pattern: [UInt8] = []
        func flush() {
            if !pattern.isEmpty {
                terms.append(Term(kind: .words(pattern), isNegated: isNegated, isWhole: isQuoted || isNegated))
            }
            pattern = []
        }
        folding.words(of: String(rest)) { word, sign in
            switch sign {
            case UInt8(ascii: "#") where !isQuoted:
                flush()
                terms.append(Term(kind: .tag(word), isNegated: isNegated, isWhole: isNegated))
            case UInt8(ascii: "@") where !isQuoted:
                flush()
                terms.append(Term(kind: .name(word), isNegated: isNegated, isWhole: isNegated))
            default:
                // What is written without a space between (built-in, 東京) is looked for as it is written.
                if !pattern.isEmpty { pattern.append(TweetIndex.wordEnd) }
                pattern += word
            }
        }
        flush()
        return terms
    }
}
