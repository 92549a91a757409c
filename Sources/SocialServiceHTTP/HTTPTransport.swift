import Foundation
import SocialService

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests to a service that listens elsewhere, by `URLSession`.
///
///     let service = TwitterService(over: HTTPTransport(to: try ServiceAddress(parsing: "http://127.0.0.1:8080")))
///
/// Handlers are called on a background queue of the session's. Nothing is cached, no cookie is kept, and there is no timeout: how
/// long to wait is a question for the pipeline that asked. Safe on any thread.
public final class HTTPTransport: ServiceTransport {
    /// Where the requests go, whatever host they name: the service answers for all of its hosts at one address.
    public let address: ServiceAddress

    private let session: URLSession

    /// A way to the service at an address. Nothing is sent before the first request.
    public init(to address: ServiceAddress) {
        self.address = address
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.timeoutIntervalForRequest = 86_400
        // An answer that never comes must not stand in the way of the ones after it.
        configuration.httpMaximumConnectionsPerHost = 1_000
        session = URLSession(configuration: configuration)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: SocialRequest, handler: @escaping SocialRequest.Handler) -> any Cancellation {
        guard let url = WireForm.target(of: request).flatMap({ URL(string: address.text + $0) }) else {
            // A host that is none of the service's needs no asking.
            let host = request.url.host() ?? ""
            session.delegateQueue.addOperation { handler(nil, nil, .cannotFindHost(host)) }
            return Sent {}
        }
        var sent = URLRequest(url: url)
        sent.httpMethod = request.method.rawValue
        if let account = request.account { sent.setValue(WireForm.text(of: account), forHTTPHeaderField: WireForm.accountHeader) }
        let task = session.dataTask(with: sent) { [address] data, response, error in
            if let response = response as? HTTPURLResponse, error == nil {
                handler(data ?? Data(), Self.response(response, to: request.url), nil)
            } else {
                handler(nil, nil, Self.reason(error, address))
            }
        }
        task.resume()
        return Sent { task.cancel() }
    }

    /// The service's own headers, in the order of their names, as it sends them. Those of the connection say nothing about the answer.
    private static func response(_ response: HTTPURLResponse, to url: URL) -> SocialService.HTTPResponse {
        let ofConnection: Set = ["connection", "keep-alive", "transfer-encoding"]
        let headers = response.allHeaderFields
            .compactMap { name, value in (name as? String).map { HTTPResponse.Header(name: $0, value: "\(value)") } }
            .filter { !ofConnection.contains($0.name) }
            .sorted { $0.name < $1.name }
        return HTTPResponse(url: url, statusCode: response.statusCode, headers: headers)
    }

    private static func reason(_ error: (any Error)?, _ address: ServiceAddress) -> TransportError {
        switch (error as? URLError)?.code {
        case .cannotConnectToHost, .cannotFindHost:
            .serviceUnavailable(reason: "nobody listens at \(address); start it with `swift run social-service`.")
        default:
            .connectionLost
        }
    }

    private struct Sent: Cancellation {
        let takeBack: @Sendable () -> Void

        func cancel() { takeBack() }
    }
}
