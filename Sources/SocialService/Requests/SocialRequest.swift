import Foundation

/// A request to the service: the stand-in for the Social framework's `SLRequest`.
///
///     var request = SocialRequest(service, .get, TwitterService.searchURL, parameters: ["q": "magic"])
///     request.account = store.accounts(of: .twitter).last
///     request.perform { data, response, error in … }
public struct SocialRequest: Sendable {
    /// The HTTP method.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// Data, response and error, as the original hands them over: with an answer of any status there are the first two and no
    /// error; without an answer there is only the error.
    public typealias Handler = @Sendable (_ data: Data?, _ response: HTTPResponse?, _ error: TransportError?) -> Void

    /// Whom it goes to.
    public let service: TwitterService
    /// The HTTP method.
    public let method: Method
    /// Where it goes; it may carry parameters after a question mark, as a `next_results` does.
    public let url: URL
    /// The parameters, unencoded; they win over those of the URL.
    public let parameters: [String: String]
    /// On whose behalf. The API answers 400 without one; pictures need none.
    public var account: Account?

    /// A request, which goes nowhere until it is performed.
    public init(_ service: TwitterService, _ method: Method = .get, _ url: URL, parameters: [String: String] = [:]) {
        self.service = service
        self.method = method
        self.url = url
        self.parameters = parameters
    }

    /// Sends it off. Every call is a request of its own.
    ///
    /// - Parameter handler: called at most once, on a background queue of the service's clock, never before `perform` has
    ///   returned; not at all once the task has been canceled in time.
    /// - Returns: what calls the request off. Dropping it does not.
    @discardableResult
    public func perform(handler: @escaping Handler) -> RequestTask {
        service.start(self, handler: handler)
    }
}
