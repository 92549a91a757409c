import Foundation

/// Something that happened at the service. The number is the request's, counted from 1 over all kinds.
public enum ServiceEvent: Sendable, Equatable {
    /// A request was handed in.
    case started(number: Int, url: URL, parameters: [String: String])
    /// An answer with a status went out.
    case answered(number: Int, status: Int, bytes: Int)
    /// The request ended without an answer.
    case failed(number: Int, error: TransportError)
    /// The request was called off in time.
    case canceled(number: Int)
}

/// Somebody who is told what happens at the service, for a trace or a test.
public struct ServiceObserver: Sendable {
    /// Called for every event: `started` and `canceled` on the caller's thread, the others on the clock's queue just before
    /// the handler. It is called under no lock.
    public let observe: @Sendable (ServiceEvent) -> Void

    /// An observer that is told in the given way.
    public init(observe: @escaping @Sendable (ServiceEvent) -> Void) {
        self.observe = observe
    }
}
