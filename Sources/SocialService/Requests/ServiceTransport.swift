/// What carries requests to a service outside this process, and its answers back.
public protocol ServiceTransport: Sendable {
    /// Sends a request off.
    ///
    /// - Parameter handler: called at most once, on a background queue, with what the service answered or with why it did not.
    /// - Returns: what calls the request off. A handler that is called all the same is not heard.
    func send(_ request: SocialRequest, handler: @escaping SocialRequest.Handler) -> any Cancellation
}
