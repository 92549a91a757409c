import Foundation

/// An event at the service. `number` is the number of the request, counted from 1 over all kinds of requests.
public enum ServiceEvent: Sendable, Equatable {
    /// A request was sent.
    case started(number: Int, url: URL, parameters: [String: String])
    /// The service answered with a status.
    case answered(number: Int, status: Int, bytes: Int)
    /// The request ended without an answer.
    case failed(number: Int, error: TransportError)
    /// The request was canceled before its answer.
    case canceled(number: Int)
}

/// Receives the events of a service, for a trace or a test.
///
///     ServiceObserver { event in print(event) }
public struct ServiceObserver: Sendable {
    /// Called for every event, under no lock: `started` and `canceled` on the caller's thread, the others on the
    /// clock's queue just before the request's handler.
    public let observe: @Sendable (ServiceEvent) -> Void

    /// Creates an observer.
    public init(observe: @escaping @Sendable (ServiceEvent) -> Void) {
        self.observe = observe
    }
}
