/// How many searches an account may make in a window of time.
public struct RateLimit: Sendable, Equatable {
    /// Requests a window.
    public var requests: Int
    /// How long a window is. It opens with its first request.
    public var window: Duration

    /// The API's own: 180 requests in 15 minutes for each account.
    public static let standard = RateLimit(requests: 180, window: .seconds(15 * 60))

    /// A limit of so many requests in a window of so long.
    public init(requests: Int, window: Duration) {
        self.requests = requests
        self.window = window
    }
}

/// What is left of a window after a request, as the three headers tell it.
struct RateLimitReport: Sendable, Equatable {
    let limit: Int
    let remaining: Int
    /// Seconds since 1970 at which the next window can open.
    let reset: Int
    let isExceeded: Bool
}

/// Counts the requests of each account. Not locked: it lives in the service's own locked state.
struct RateLimiter: Sendable {
    let limit: RateLimit
    private var windows: [String: (end: Duration, used: Int)] = [:]

    init(limit: RateLimit) {
        self.limit = limit
    }

    /// How many requests the account with this token has left in its window.
    func remaining(token: String, now: Duration) -> Int {
        guard let window = windows[token], now < window.end else { return limit.requests }
        return limit.requests - window.used
    }

    /// Counts one request of the account with this token.
    mutating func count(token: String, now: Duration) -> RateLimitReport {
        var window = windows[token] ?? (end: now + limit.window, used: 0)
        if now >= window.end { window = (end: now + limit.window, used: 0) }
        let isExceeded = window.used >= limit.requests
        if !isExceeded { window.used += 1 }
        windows[token] = window
        return RateLimitReport(
            limit: limit.requests,
            remaining: limit.requests - window.used,
            reset: ServiceDate.clockStart + Int((window.end / .seconds(1)).rounded(.up)),
            isExceeded: isExceeded
        )
    }
}
