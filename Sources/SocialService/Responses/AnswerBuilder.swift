import Foundation

/// Builds the answer to a request when it's due.
struct AnswerBuilder: Sendable {
    typealias Answer = (data: Data, response: HTTPResponse)

    /// The tweets to search; nil for the bundled corpus.
    let corpus: Corpus?
    let target: RequestTarget
    /// The API's refusal of the request's account; nil if it accepts the account or doesn't need one.
    let refusal: APIFailure?
    /// The state of the account's rate limit; nil if the request isn't limited or the account is refused.
    let limit: RateLimitReport?
    let response: ResponsePlan.Response
    let latency: Duration

    /// Returns nil for a planned `nothing`: neither an answer nor an error.
    func answer(now: Duration) throws(TransportError) -> Answer? {
        let corpus: Corpus
        do throws(CorpusError) {
            if let given = self.corpus { corpus = given } else { corpus = try Corpus.bundled() }
        } catch {
            throw .serviceUnavailable(reason: error.description)
        }
        if response == .drop { throw .connectionLost }
        if response == .nothing { return nil }
        if case .unknownHost(let host) = target { throw .cannotFindHost(host) }
        do throws(APIFailure) {
            if case .failure(let failure) = response { throw failure }
            switch target {
            case .search(let parameters): return try search(parameters, now, corpus)
            case .picture(let path): return picture(path, now, corpus)
            case .unknownPath, .unknownHost: throw .unknownPath
            }
        } catch {
            return reply(error.status, error.contentType, Data(error.body.utf8), now)
        }
    }

    private func search(_ given: [String: String]?, _ now: Duration, _ corpus: Corpus) throws(APIFailure) -> Answer {
        if let refusal { throw refusal }
        if let limit, limit.isExceeded { throw .rateLimitExceeded }
        guard let given else { throw .invalidParameter }
        let parameters = try SearchParameters(given)
        let newest = corpus.newestRank(at: Self.unixSeconds(now))
        let page = SearchResponse(parameters, in: corpus, newest: newest)
        var body = Data((response == .withoutStatuses ? page.metadata : page.json).text.utf8)
        // Two thirds of an object are never valid JSON.
        if response == .malformed { body.removeLast(max(1, body.count / 3)) }
        return reply(200, "application/json;charset=utf-8", body, now)
    }

    private func picture(_ path: String, _ now: Duration, _ corpus: Corpus) -> Answer {
        guard let address = AvatarAddress(path: path, corpus: corpus) else {
            return reply(404, "text/html;charset=utf-8", Data("<h1>Not Found</h1>\n".utf8), now)
        }
        var file = Data(AvatarDrawing.png(of: address.author, pixels: address.size.pixels))
        if response == .malformed || response == .withoutStatuses {
            // The signature is valid, but the data is wrong and the end is missing.
            for place in stride(from: 48, to: file.count, by: 97) { file[place] ^= 0x5A }
            file.removeLast(file.count / 4)
        }
        return reply(200, "image/png", file, now)
    }

    private func reply(_ status: Int, _ type: String, _ body: Data, _ now: Duration) -> Answer {
        var headers = [
            ("content-length", "\(body.count)"),
            ("content-type", type),
            ("date", ServiceDate(unixSeconds: Self.unixSeconds(now)).httpText),
            ("status", "\(status) \(Self.phrases[status] ?? "Unknown")"),
        ]
        if let limit {
            // A planned 429 has the headers of a real one.
            let remaining = status == 429 ? 0 : limit.remaining
            headers += [
                ("x-access-level", "read"),
                ("x-rate-limit-limit", "\(limit.limit)"),
                ("x-rate-limit-remaining", "\(remaining)"),
                ("x-rate-limit-reset", "\(limit.reset)"),
            ]
        }
        headers.append(("x-response-time", "\(Int((latency / .milliseconds(1)).rounded()))"))
        return (body, HTTPResponse(statusCode: status, headers: headers.map { .init(name: $0, value: $1) }))
    }

    private static let phrases = [
        200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
        429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
    ]

    private static func unixSeconds(_ now: Duration) -> Int {
        ServiceDate.clockStart + Int((now / .seconds(1)).rounded(.down))
    }
}
