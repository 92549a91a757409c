/// Why no answer came. The codes are those of `URLError`.
public enum TransportError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The connection broke before the answer was complete.
    case connectionLost
    /// Nobody lives at that address.
    case cannotFindHost(String)
    /// The service has nothing to answer with: its tweets could not be read.
    case serviceUnavailable(reason: String)

    /// The number that `URLError` gives this error.
    public var code: Int {
        switch self {
        case .connectionLost: -1005
        case .cannotFindHost: -1003
        case .serviceUnavailable: -1004
        }
    }

    public var description: String {
        switch self {
        case .connectionLost: "The network connection was lost."
        case .cannotFindHost(let host): "A server with the name \"\(host)\" could not be found."
        case .serviceUnavailable(let reason): "The service cannot answer: \(reason)"
        }
    }
}
