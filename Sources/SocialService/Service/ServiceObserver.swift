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

/// Receives every event of a service, for a trace or a test.
///
///     TwitterService(observer: { event in print(event) })
///
/// Called under no lock: for `started` and `canceled` on the caller's thread, for the others on the clock's queue just
/// before the request's handler.
public typealias ServiceObserver = @Sendable (ServiceEvent) -> Void
