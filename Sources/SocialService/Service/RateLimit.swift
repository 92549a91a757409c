/// The maximum number of an account's searches in a window of time.
public struct RateLimit: Sendable, Equatable {
    /// The maximum number of requests in a window.
    public var requests: Int
    /// The length of a window, which begins with its first request.
    public var window: Duration

    /// The API's own limit: 180 requests in 15 minutes for each account.
    public static let standard = RateLimit(requests: 180, window: .seconds(15 * 60))
}

struct RateLimitReport: Sendable, Equatable {
    let limit: Int
    let remaining: Int
    /// The end of the window, in seconds since 1970, rounded up.
    let reset: Int
    let isExceeded: Bool
}

/// Counts each account's requests. Not thread-safe: the service keeps it under its lock.
struct RateLimiter: Sendable {
    let limit: RateLimit
    private var windows: [String: (end: Duration, used: Int)] = [:]

    init(limit: RateLimit) { self.limit = limit }

    func remaining(token: String, now: Duration) -> Int { limit.requests - window(of: token, now).used }

    mutating func count(token: String, now: Duration) -> RateLimitReport {
        var window = window(of: token, now)
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

    private func window(of token: String, _ now: Duration) -> (end: Duration, used: Int) {
        if let window = windows[token], now < window.end { window } else { (end: now + limit.window, used: 0) }
    }
}
