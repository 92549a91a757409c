/// What the service has done so far.
public struct ServiceStatistics: Sendable, Equatable {
    /// Requests to the API, whatever their path.
    public internal(set) var searches = RequestCounts()
    /// Requests for pictures.
    public internal(set) var avatars = RequestCounts()
}

/// Requests of one kind. At any moment, `started` is `finished + failed + canceled + inFlight`.
public struct RequestCounts: Sendable, Equatable {
    /// Handed to `perform`.
    public internal(set) var started = 0
    /// Answered with status 200, the body whole or not.
    public internal(set) var finished = 0
    /// Answered with another status, or with no answer at all.
    public internal(set) var failed = 0
    /// Called off before an answer came.
    public internal(set) var canceled = 0
    /// On their way now.
    public internal(set) var inFlight = 0
    /// The most that were ever on their way at once.
    public internal(set) var mostInFlight = 0
    /// Bytes of the bodies that were handed to handlers.
    public internal(set) var bytes = 0
    /// How often each status was answered.
    public internal(set) var statuses: [Int: Int] = [:]

    mutating func start() {
        started += 1
        inFlight += 1
        mostInFlight = max(mostInFlight, inFlight)
    }

    mutating func cancel() {
        inFlight -= 1
        canceled += 1
    }

    mutating func end(_ answer: ServiceAnswer) {
        inFlight -= 1
        bytes += answer.data?.count ?? 0
        if let status = answer.response?.statusCode { statuses[status, default: 0] += 1 }
        if answer.response?.statusCode == 200 { finished += 1 } else { failed += 1 }
    }
}
