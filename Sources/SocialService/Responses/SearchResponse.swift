/// The answer to a search: a page of statuses, and the metadata that leads to the next page.
struct SearchResponse {
    let corpus: Corpus
    let parameters: SearchParameters
    let page: SearchPage

    /// - Parameter hasStatuses: false for valid JSON that isn't a search result: just the metadata's fields.
    func body(hasStatuses: Bool) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            guard hasStatuses else { return writeMetadata(to: &json) }
            json.array("statuses") { json in
                for rank in page.ranks {
                    json.object {
                        $0.status(
                            rank: rank, in: corpus, includesEntities: parameters.includesEntities,
                            distinguishesPopular: parameters.resultType != .recent)
                    }
                }
            }
            json.object("search_metadata", writeMetadata)
        }
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
        json.field("refresh_url", refreshURL(since: maxID, q))
        json.field("count", number: parameters.count)
        json.field("since_id", "since_id_str", id: parameters.sinceID)
    }

    private func nextResults(below id: UInt64, _ q: String) -> String {
        query(
            "max_id=\(id - 1)", "q=\(q)", parameters.language.map { "lang=\($0)" },
            parameters.until.map { "until=\($0)" },
            parameters.sinceID > 0 ? "since_id=\(parameters.sinceID)" : nil,
            "count=\(parameters.count)", includeEntities, resultType)
    }

    private func refreshURL(since id: UInt64, _ q: String) -> String {
        query("since_id=\(id)", "q=\(q)", parameters.language.map { "lang=\($0)" }, resultType, includeEntities)
    }

    private func query(_ parts: String?...) -> String { "?" + parts.compactMap(\.self).joined(separator: "&") }

    private var includeEntities: String { "include_entities=\(parameters.includesEntities ? 1 : 0)" }

    private var resultType: String? {
        parameters.namesResultType ? "result_type=\(parameters.resultType.rawValue)" : nil
    }

    /// A plausible duration in seconds. It isn't measured, because the same search must return the same bytes.
    private var completedIn: String {
        let milliseconds = 9 + SeededNumbers(name: parameters.q).below(70, parameters.count)
        return milliseconds < 10 ? "0.00\(milliseconds)" : "0.0\(milliseconds)"
    }
}
