/// The answer to a search: a page of statuses, and the metadata that leads to the next page.
struct SearchResponse {
    private let corpus: Corpus
    private let parameters: SearchParameters
    /// The ranks of the tweets, newest first.
    private let ranks: [Int]
    private let hasMore: Bool

    /// - Parameter newest: the rank of the newest tweet that can be found.
    init(_ parameters: SearchParameters, in corpus: Corpus, newest: Int) {
        (self.corpus, self.parameters) = (corpus, parameters)
        let found = corpus.ranks(of: parameters, newest: newest, limit: parameters.count + 1)
        ranks = Array(found.prefix(parameters.count))
        hasMore = found.count > ranks.count
    }

    var json: JSONText {
        let statuses = ranks.map { corpus.status($0, for: parameters) }
        return "{\"statuses\":\(statuses),\"search_metadata\":\(metadata)}"
    }

    var metadata: JSONText {
        let newest = ranks.first.map { corpus.tweets[$0].id } ?? 0
        let maxID = parameters.maxID ?? max(newest, parameters.sinceID)
        let q = QueryText.encoded(parameters.q)
        // A plausible duration. It isn't measured, because the same search must return the same bytes.
        let milliseconds = 9 + SeededNumbers(name: parameters.q).below(70, parameters.count)
        let seconds: JSONText = milliseconds < 10 ? "0.00\(milliseconds)" : "0.0\(milliseconds)"
        let next: JSONText = hasMore ? "\"next_results\":\(nextResults(q))," : ""
        return """
            {"completed_in":\(seconds),\("max_id", id: maxID),\(next)\
            "query":\(q),"refresh_url":\(refreshURL(since: maxID, q)),"count":\(parameters.count),\
            \("since_id", id: parameters.sinceID)}
            """
    }

    private func nextResults(_ q: String) -> String {
        query(
            "max_id=\(corpus.tweets[ranks[ranks.count - 1]].id - 1)", "q=\(q)", language,
            parameters.until.map { "until=\($0)" }, parameters.sinceID > 0 ? "since_id=\(parameters.sinceID)" : nil,
            "count=\(parameters.count)", includeEntities, resultType)
    }

    private func refreshURL(since id: UInt64, _ q: String) -> String {
        query("since_id=\(id)", "q=\(q)", language, resultType, includeEntities)
    }

    private func query(_ parts: String?...) -> String { "?" + parts.compactMap(\.self).joined(separator: "&") }

    private var language: String? { parameters.language.map { "lang=\($0)" } }

    private var includeEntities: String { "include_entities=\(parameters.includesEntities ? 1 : 0)" }

    private var resultType: String? {
        parameters.namesResultType ? "result_type=\(parameters.resultType.rawValue)" : nil
    }
}
