/// The parameters of `GET /1.1/search/tweets.json`.
///
/// The original tolerates some mistakes: it reads a count of 101 as 100, and ignores unknown names. A mock should help
/// to find mistakes, so this one rejects them.
struct SearchParameters: Sendable {
    enum ResultType: String, Sendable { case mixed, recent, popular }

    let q: String
    let query: SearchQuery
    /// The maximum number of tweets on a page, 1 ... 100.
    let count: Int
    let resultType: ResultType
    /// Whether the request has a result type. If so, `next_results` and `refresh_url` repeat it.
    let namesResultType: Bool
    let language: String?
    /// The day, `YYYY-MM-DD`, before which a tweet must have been sent; nil for any day.
    let until: String?
    let sinceID: UInt64
    let maxID: UInt64?
    let includesEntities: Bool
    /// Whether the search is limited to a place. Such a search finds nothing, since the corpus has no coordinates.
    let isAroundAPlace: Bool

    /// Throws `missingQuery`, `queryTooComplex`, or `invalidParameter`.
    init(_ parameters: [String: String]) throws(APIFailure) {
        guard let q = parameters["q"], !q.allSatisfy(\.isWhitespace) else { throw .missingQuery }
        guard q.unicodeScalars.count <= 500, Set(parameters.keys).isSubset(of: Self.names) else {
            throw .invalidParameter
        }
        self.q = q
        query = try SearchQuery(q)
        count =
            try Self.value(parameters["count"]) {
                Self.digits($0).flatMap { (1...100).contains($0) ? Int($0) : nil }
            } ?? 15
        resultType = try Self.value(parameters["result_type"], ResultType.init) ?? .mixed
        namesResultType = parameters["result_type"] != nil
        language = try Self.value(parameters["lang"]) {
            $0.count == 2 && $0.utf8.allSatisfy { $0 >= 97 && $0 <= 122 } ? $0 : nil
        }
        until = try Self.value(parameters["until"]) { Self.isDay($0) ? $0 : nil }
        sinceID = try Self.value(parameters["since_id"], Self.digits) ?? 0
        maxID = try Self.value(parameters["max_id"], Self.digits)
        includesEntities =
            try Self.value(parameters["include_entities"]) {
                ["1": true, "true": true, "t": true, "0": false, "false": false, "f": false][$0]
            } ?? true
        isAroundAPlace = try Self.value(parameters["geocode"]) { Self.isPlace($0) ? true : nil } ?? false
        _ = try Self.value(parameters["locale"]) { $0 == "ja" ? $0 : nil }
    }

    static let names: Set<String> = [
        "q", "geocode", "lang", "locale", "result_type", "count", "until", "since_id", "max_id", "include_entities",
    ]

    private static func value<Value>(_ text: String?, _ read: (String) -> Value?) throws(APIFailure) -> Value? {
        guard let text else { return nil }
        guard let value = read(text) else { throw .invalidParameter }
        return value
    }

    private static func digits(_ text: String) -> UInt64? {
        guard text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let number = Int64(text) else { return nil }
        return UInt64(number)
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let numbers = parts.compactMap(digits)
        guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return false }
        return numbers[0] >= 2006 && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
    }

    /// Whether a text has the form `37.781157,-122.398720,1mi`.
    private static func isPlace(_ text: String) -> Bool {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 3, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return false }
        guard parts[2].hasSuffix("mi") || parts[2].hasSuffix("km"), let radius = Double(parts[2].dropLast(2)) else {
            return false
        }
        return abs(latitude) <= 90 && abs(longitude) <= 180 && radius > 0
    }
}
