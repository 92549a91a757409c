import Foundation

/// A request to the service: the stand-in for the Social framework's `SLRequest`.
///
///     var request = SocialRequest(service, TwitterService.searchURL, parameters: ["q": "magic"])
///     request.account = store.accounts(of: .twitter).last
///     request.perform { data, response, error in … }
public struct SocialRequest: Sendable {
    /// Called with data and a response (of any status), or with an error, or with only nils for a planned `nothing`.
    public typealias Handler = @Sendable (_ data: Data?, _ response: HTTPResponse?, _ error: TransportError?) -> Void

    /// The service that receives the request.
    public let service: TwitterService
    /// The address. It can include a query, such as `next_results`.
    public let url: URL
    /// The parameters, not encoded. They override the URL's.
    public let parameters: [String: String]
    /// The account that makes the request. A search needs an account; a picture doesn't.
    public var account: Account?

    /// Creates a request. Send it with ``perform(handler:)``.
    public init(_ service: TwitterService, _ url: URL, parameters: [String: String] = [:]) {
        self.service = service
        self.url = url
        self.parameters = parameters
    }

    /// Sends the request. Each call sends it again.
    ///
    /// - Parameter handler: called once, asynchronously, on a background queue of the service's clock; not called if
    ///   the task is canceled first, or for a planned `never`.
    /// - Returns: the request in flight, for cancellation. Dropping it doesn't cancel the request.
    @discardableResult
    public func perform(handler: @escaping Handler) -> RequestTask { service.start(self, handler: handler) }
}

/// The status and headers of an answer: the stand-in for `NSHTTPURLResponse`.
public struct HTTPResponse: Sendable, Equatable {
    /// A header.
    public struct Header: Sendable, Equatable {
        /// The name, in lowercase.
        public let name: String
        /// The value.
        public let value: String
    }

    /// The HTTP status, such as 200.
    public let statusCode: Int
    /// The headers, in the order of the answer.
    public let headers: [Header]

    /// Returns a header's value, or nil if it's missing. Ignores case: `value(forHeader: "X-Rate-Limit-Reset")`.
    public func value(forHeader name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}

/// The reason for a missing answer.
public enum TransportError: Error, Sendable, Equatable, Codable, CustomStringConvertible {
    /// The connection broke before the answer was complete.
    case connectionLost
    /// There is no server with that name.
    case cannotFindHost(String)
    /// The service couldn't read its tweets.
    case serviceUnavailable(reason: String)

    public var description: String {
        switch self {
        case .connectionLost: "The network connection was lost."
        case .cannotFindHost(let host): "A server with the name \"\(host)\" could not be found."
        case .serviceUnavailable(let reason): "The service cannot answer: \(reason)"
        }
    }
}
