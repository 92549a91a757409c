import FlyingFox
import FlyingSocks
import Foundation
import SocialService

/// Turns an HTTP request into a request to the service, and the service's answer into an HTTP answer.
struct Handler: HTTPHandler {
    let service: TwitterService

    func handleRequest(_ request: HTTPRequest) async throws -> FlyingFox.HTTPResponse {
        let answer = await PendingAnswer.to(socialRequest(for: request))
        guard let response = answer.response, let data = answer.data else { return Self.brokenOff }
        var headers = HTTPHeaders()
        for header in response.headers { headers[HTTPHeader(header.name)] = header.value }
        let status = HTTPStatusCode(response.statusCode, phrase: HTTPStatus.phrase(response.statusCode))
        return FlyingFox.HTTPResponse(statusCode: status, headers: headers, body: request.method == .HEAD ? Data() : data)
    }

    /// Methods that the service does not know are answered like one that it knows and does not have: there is no such page.
    private func socialRequest(for request: HTTPRequest) -> SocialRequest {
        let method = SocialRequest.Method(rawValue: request.method.rawValue) ?? .post
        let url = WireForm.url(target: request.target.rawValue) ?? WireForm.url(target: "/")!
        var asked = SocialRequest(service, method, url)
        asked.account = request.headers[HTTPHeader(WireForm.accountHeader)].flatMap { WireForm.account(in: $0) }
        return asked
    }

    /// A connection that breaks. It breaks after the head of an answer: a client that has heard nothing at all on a connection
    /// that it used before takes that for an old connection gone stale, and sends its request once more.
    private static var brokenOff: FlyingFox.HTTPResponse {
        FlyingFox.HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: BrokenBytes(), count: 1_000))
    }
}

/// A body that breaks off before its first byte: the server closes the connection.
private struct BrokenBytes: AsyncBufferedSequence, AsyncBufferedIteratorProtocol {
    struct Broken: Error {}

    func makeAsyncIterator() -> BrokenBytes { self }
    mutating func next() async throws -> UInt8? { throw Broken() }
    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { throw Broken() }
}
