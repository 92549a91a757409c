/// Why no answer came.
public enum TransportError: Error, Sendable, Equatable, CustomStringConvertible {
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
