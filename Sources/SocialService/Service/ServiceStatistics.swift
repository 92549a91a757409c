/// The requests that a service has received so far.
public struct ServiceStatistics: Sendable, Equatable {
    /// Requests to the API, with any path, and requests to unknown hosts.
    public let searches: RequestCounts
    /// Requests for pictures.
    public let avatars: RequestCounts
}

/// Counts requests of one kind. At any moment, `started` is `finished + failed + canceled + inFlight`.
public struct RequestCounts: Sendable, Equatable {
    /// Requests sent with `perform`.
    public internal(set) var started = 0
    /// Requests answered with status 200, even with a damaged body.
    public internal(set) var finished = 0
    /// Requests that ended with another status or without an answer.
    public internal(set) var failed = 0
    /// Requests canceled before the answer.
    public internal(set) var canceled = 0
    /// Requests that are waiting for their answer now.
    public internal(set) var inFlight = 0

    mutating func start() {
        started += 1
        inFlight += 1
    }

    mutating func cancel() {
        inFlight -= 1
        canceled += 1
    }

    /// - Parameter status: nil without an answer.
    mutating func end(status: Int?) {
        inFlight -= 1
        if status == 200 { finished += 1 } else { failed += 1 }
    }
}
