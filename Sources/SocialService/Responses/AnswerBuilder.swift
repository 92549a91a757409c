import Foundation
import Synchronization

struct AnswerBuilder: Sendable {
    /// The inputs of an answer, except the time and the tweets.
    struct Call: Sendable {
        let url: URL
        let target: RequestTarget
        /// The API's refusal of the request's account; nil if it accepts the account or doesn't need one.
        let refusal: APIFailure?
        /// The state of the account's rate limit; nil if the request isn't limited or the account is refused.
        let limit: RateLimitReport?
        let response: ResponsePlan.Response
        let latency: Duration
    }

    typealias Answer = (data: Data, response: HTTPResponse)

    /// The tweets to search; nil for the bundled corpus.
    let corpus: Corpus?

    /// Returns nil for a planned `nothing`: neither an answer nor an error.
    func answer(to call: Call, now: Duration) throws(TransportError) -> Answer? {
        let corpus: Corpus
        do throws(CorpusError) {
            if let given = self.corpus { corpus = given } else { corpus = try Corpus.bundled() }
        } catch {
            throw .serviceUnavailable(reason: error.description)
        }
        if call.response == .drop { throw .connectionLost }
        if call.response == .nothing { return nil }
        if case .unknownHost(let host) = call.target { throw .cannotFindHost(host) }
        do throws(APIFailure) {
            if case .failure(let failure) = call.response { throw failure }
            switch call.target {
            case .search(let parameters): return try search(call, parameters, now, corpus)
            case .picture(let path): return picture(call, path, now, corpus)
            case .unknownPath, .unknownHost: throw .unknownPath
            }
        } catch {
            return reply(call, error.status, error.contentType, Data(error.body.utf8), now)
        }
    }

    private func search(
        _ call: Call, _ given: [String: String]?, _ now: Duration, _ corpus: Corpus
    ) throws(APIFailure) -> Answer {
        if let refusal = call.refusal { throw refusal }
        if let limit = call.limit, limit.isExceeded { throw .rateLimitExceeded }
        guard let given else { throw .invalidParameter }
        let parameters = try SearchParameters(given)
        let newest = corpus.newestRank(at: Self.unixSeconds(now))
        let hasStatuses = call.response != .withoutStatuses
        var body = body(of: .search(given, newest: newest, hasStatuses: hasStatuses)) {
            let response = SearchResponse(parameters, in: corpus, newest: newest)
            return Data((hasStatuses ? response.json : response.metadata).text.utf8)
        }
        // Two thirds of an object are never valid JSON.
        if call.response == .malformed { body.removeLast(max(1, body.count / 3)) }
        return reply(call, 200, "application/json;charset=utf-8", body, now)
    }

    private func picture(_ call: Call, _ path: String, _ now: Duration, _ corpus: Corpus) -> Answer {
        guard let address = AvatarAddress(path: path, corpus: corpus) else {
            return reply(call, 404, "text/html;charset=utf-8", Data("<h1>Not Found</h1>\n".utf8), now)
        }
        var file = body(of: .picture(path)) { Data(AvatarDrawing.png(of: address.author, pixels: address.size.pixels)) }
        if call.response == .malformed || call.response == .withoutStatuses {
            // The signature is valid, but the data is wrong and the end is missing.
            for place in stride(from: 48, to: file.count, by: 97) { file[place] ^= 0x5A }
            file.removeLast(file.count / 4)
        }
        return reply(call, 200, "image/png", file, now)
    }

    /// The cache key of a body from the bundled corpus.
    private enum Content: Hashable {
        case search([String: String], newest: Int, hasStatuses: Bool)
        case picture(String)
    }

    /// Bodies are cached, because a check sends the same requests again and again.
    private static let bodies = Mutex<[Content: Data]>([:])

    private func body(of content: Content, make: () -> Data) -> Data {
        guard corpus == nil else { return make() }
        if let body = Self.bodies.withLock({ $0[content] }) { return body }
        let body = make()
        Self.bodies.withLock { bodies in
            if bodies.count == 500 { bodies = [:] }
            bodies[content] = body
        }
        return body
    }

    private func reply(_ call: Call, _ status: Int, _ type: String, _ body: Data, _ now: Duration) -> Answer {
        var headers = [
            ("content-length", "\(body.count)"),
            ("content-type", type),
            ("date", ServiceDate(unixSeconds: Self.unixSeconds(now)).httpText),
            ("status", "\(status) \(Self.phrases[status] ?? "Unknown")"),
        ]
        if let limit = call.limit {
            // A planned 429 has the headers of a real one.
            let remaining = status == 429 ? 0 : limit.remaining
            headers += [
                ("x-access-level", "read"),
                ("x-rate-limit-limit", "\(limit.limit)"),
                ("x-rate-limit-remaining", "\(remaining)"),
                ("x-rate-limit-reset", "\(limit.reset)"),
            ]
        }
        headers.append(("x-response-time", "\(Int((call.latency / .milliseconds(1)).rounded()))"))
        let response = HTTPResponse(
            url: call.url, statusCode: status, headers: headers.map { HTTPResponse.Header(name: $0, value: $1) })
        return (body, response)
    }

    private static let phrases = [
        200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
        429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
    ]

    private static func unixSeconds(_ now: Duration) -> Int {
        ServiceDate.clockStart + Int((now / .seconds(1)).rounded(.down))
    }
}
