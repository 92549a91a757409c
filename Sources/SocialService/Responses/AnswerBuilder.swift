import Foundation

/// Makes the answer to a request, bytes and headers.
struct AnswerBuilder: Sendable {
    /// Nil: the one that comes with the service.
    let corpus: Corpus?

    func answer(to call: ServiceCall, now: Duration) -> ServiceAnswer {
        do throws(CorpusError) {
            if let corpus { return answer(to: call, now: now, corpus: corpus) }
            return answer(to: call, now: now, corpus: try Corpus.bundled())
        } catch {
            return ServiceAnswer(error: .serviceUnavailable(reason: error.description))
        }
    }

    private func answer(to call: ServiceCall, now: Duration, corpus: Corpus) -> ServiceAnswer {
        if call.response == .drop { return ServiceAnswer(error: .connectionLost) }
        if case .unknownHost(let host) = call.target { return ServiceAnswer(error: .cannotFindHost(host)) }
        do throws(APIFailure) {
            if case .failure(let failure) = call.response { throw failure }
            switch call.target {
            case .search(let parameters):
                return try search(call, parameters, now, corpus)
            case .picture(let path):
                return picture(call, path, now, corpus)
            case .unknownPath(let path):
                throw path.hasPrefix("/1/") ? .unknownOldPath(path) : .unknownPath
            case .unknownHost:
                throw .unknownPath
            }
        } catch {
            return reply(call, error.status, FailureBody.contentType(of: error), FailureBody.bytes(of: error), now)
        }
    }

    private func search(
        _ call: ServiceCall, _ given: [String: String]?, _ now: Duration, _ corpus: Corpus
    ) throws(APIFailure) -> ServiceAnswer {
        if let refusal = call.refusal { throw refusal }
        if let limit = call.limit, limit.isExceeded { throw .rateLimitExceeded }
        guard let given else { throw .invalidParameter }
        let parameters = try SearchParameters(given)
        let page = corpus.page(parameters, now: Self.unixSeconds(now))
        let result = SearchResultWriter(corpus: corpus, parameters: parameters, page: page)
        var body = call.response == .withoutStatuses ? result.bodyWithoutStatuses() : result.body()
        // Two thirds of an object are never an object.
        if call.response == .malformed { body.removeLast(max(1, body.count / 3)) }
        return reply(call, 200, "application/json;charset=utf-8", body, now)
    }

    private func picture(_ call: ServiceCall, _ path: String, _ now: Duration, _ corpus: Corpus) -> ServiceAnswer {
        guard let address = AvatarAddress(path: path, corpus: corpus) else {
            return reply(call, 404, "text/html;charset=utf-8", Array("<h1>Not Found</h1>\n".utf8), now)
        }
        var file = AvatarDrawing.png(of: address.author, pixels: address.size.pixels)
        if call.response == .malformed || call.response == .withoutStatuses {
            // The head says that it is a PNG, the checksums do not agree, and the end is missing.
            for place in stride(from: 48, to: file.count, by: 97) { file[place] ^= 0x5A }
            file.removeLast(file.count / 4)
        }
        return reply(call, 200, "image/png", file, now)
    }

    private func reply(_ call: ServiceCall, _ status: Int, _ type: String, _ body: [UInt8], _ now: Duration)
        -> ServiceAnswer
    {
        var headers = [
            HTTPResponse.Header(name: "content-length", value: "\(body.count)"),
            HTTPResponse.Header(name: "content-type", value: type),
            HTTPResponse.Header(name: "date", value: ServiceDate(unixSeconds: Self.unixSeconds(now)).httpText),
            HTTPResponse.Header(name: "status", value: "\(status) \(HTTPStatus.phrase(status))"),
        ]
        if let limit = call.limit {
            // A planned 429 says what a real one says.
            let remaining = status == 429 ? 0 : limit.remaining
            headers.append(HTTPResponse.Header(name: "x-access-level", value: "read"))
            headers.append(HTTPResponse.Header(name: "x-rate-limit-limit", value: "\(limit.limit)"))
            headers.append(HTTPResponse.Header(name: "x-rate-limit-remaining", value: "\(remaining)"))
            headers.append(HTTPResponse.Header(name: "x-rate-limit-reset", value: "\(limit.reset)"))
        }
        headers.append(
            HTTPResponse.Header(name: "x-response-time", value: "\(Int((call.latency / .milliseconds(1)).rounded()))"))
        return ServiceAnswer(
            data: Data(body), response: HTTPResponse(url: call.url, statusCode: status, headers: headers))
    }

    private static func unixSeconds(_ now: Duration) -> Int {
        ServiceDate.clockStart + Int((now / .seconds(1)).rounded(.down))
    }
}
