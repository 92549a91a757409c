import Foundation

/// A request to the service: the stand-in for the Social framework's `SLRequest`.
///
///     var request = SocialRequest(service, .get, TwitterService.searchURL, parameters: ["q": "magic"])
///     request.account = store.accounts(of: .twitter).last
///     request.perform { data, response, error in … }
public struct SocialRequest: Sendable {
    /// The HTTP method.
    public enum Method: Sendable {
        case get, post
    }

    /// Receives data and response if the service answered, with any status, and otherwise the error.
    public typealias Handler = @Sendable (_ data: Data?, _ response: HTTPResponse?, _ error: TransportError?) -> Void

    /// The service that answers.
    public let service: TwitterService
    /// The HTTP method.
    public let method: Method
    /// The address, which may have a query, as a `next_results` does.
    public let url: URL
    /// The parameters, not encoded. They override those of the URL.
    public let parameters: [String: String]
    /// The account that makes the request. A search without one is answered with 400; a picture needs none.
    public var account: Account?

    /// Creates a request. ``perform(handler:)`` sends it.
    public init(_ service: TwitterService, _ method: Method = .get, _ url: URL, parameters: [String: String] = [:]) {
        self.service = service
        self.method = method
        self.url = url
        self.parameters = parameters
    }

    /// Sends the request. Each call sends it again.
    ///
    /// - Parameter handler: called once, on a background queue of the service's clock, after `perform` has returned;
    ///   not called if the task is canceled first.
    /// - Returns: the request in flight, to cancel it. Dropping it doesn't cancel the request.
    @discardableResult
    public func perform(handler: @escaping Handler) -> RequestTask {
        service.start(self, handler: handler)
    }
}
