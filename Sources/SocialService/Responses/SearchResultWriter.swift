/// Writes the answer to a search: the statuses and what is to be known about the page.
struct SearchResultWriter {
    let corpus: Corpus
    let parameters: SearchParameters
    let page: SearchPage

    /// The whole body.
    func body() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            let status = StatusWriter(
                corpus: corpus, includesEntities: parameters.includesEntities,
                tellsPopular: parameters.resultType != .recent
            )
            json.field(
                "statuses",
                array: { json in
                    for rank in page.ranks { status.write(rank: rank, to: &json) }
                })
            json.field("search_metadata", object: { writeMetadata(to: &$0) })
        }
        return json.bytes
    }

    /// Good JSON that is no search result: the fields of the metadata and nothing else.
    func bodyWithoutStatuses() -> [UInt8] {
        var json = JSONWriter()
        json.object { writeMetadata(to: &$0) }
        return json.bytes
    }

    private func writeMetadata(to json: inout JSONWriter) {
        let newest = page.ranks.first.map { corpus.tweets[$0].id }
        let maxID = parameters.maxID ?? max(newest ?? 0, parameters.sinceID)
        let q = QueryText.encoded(parameters.q)
        json.field("completed_in", literal: completedIn)
        json.field("max_id", "max_id_str", id: maxID)
        if page.hasMore, let oldest = page.ranks.last {
            json.field("next_results", nextResults(below: corpus.tweets[oldest].id, q))
        }
        json.field("query", q)
        json.field("refresh_url", refresh(since: maxID, q))
        json.field("count", number: parameters.count)
        json.field("since_id", "since_id_str", id: parameters.sinceID)
    }

    /// The parameters of the next page: everything older than this one, down to where the search was limited.
    private func nextResults(below id: UInt64, _ q: String) -> String {
        var parts = ["max_id=\(id - 1)", "q=\(q)"]
        if let language = parameters.language { parts.append("lang=\(language)") }
        if let until = parameters.until { parts.append("until=\(until)") }
        if parameters.sinceID > 0 { parts.append("since_id=\(parameters.sinceID)") }
        parts.append("count=\(parameters.count)")
        parts.append("include_entities=\(parameters.includesEntities ? 1 : 0)")
        if parameters.namesResultType { parts.append("result_type=\(parameters.resultType.rawValue)") }
        return "?" + parts.joined(separator: "&")
    }

    /// The parameters that find what is new since this answer.
    private func refresh(since id: UInt64, _ q: String) -> String {
        var parts = ["since_id=\(id)", "q=\(q)"]
        if let language = parameters.language { parts.append("lang=\(language)") }
        if parameters.namesResultType { parts.append("result_type=\(parameters.resultType.rawValue)") }
        parts.append("include_entities=\(parameters.includesEntities ? 1 : 0)")
        return "?" + parts.joined(separator: "&")
    }

    /// Seconds, as the API tells them. Not measured: the same search is to have the same bytes.
    private var completedIn: String {
        let milliseconds = 9 + SeededNumbers(name: parameters.q).below(70, parameters.count)
        return milliseconds < 10 ? "0.00\(milliseconds)" : "0.0\(milliseconds)"
    }
}
