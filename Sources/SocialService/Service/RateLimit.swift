struct RateLimitReport: Sendable, Equatable {
    let limit: Int
    let remaining: Int
    /// The end of the window, in seconds since 1970, rounded up.
    let reset: Int
    let isExceeded: Bool
}

/// Counts each account's requests. Not thread-safe: the service keeps it under its lock.
struct RateLimiter: Sendable {
    /// The length of a window, which begins with its first request.
    private static let window = Duration.seconds(15 * 60)

    /// The maximum number of requests in a window.
    let limit: Int
    private var windows: [String: (end: Duration, used: Int)] = [:]

    init(limit: Int) { self.limit = limit }

    func remaining(token: String, now: Duration) -> Int { limit - window(of: token, now).used }

    mutating func count(token: String, now: Duration) -> RateLimitReport {
        var window = window(of: token, now)
        let isExceeded = window.used >= limit
        if !isExceeded { window.used += 1 }
        windows[token] = window
        return RateLimitReport(
            limit: limit,
            remaining: limit - window.used,
            reset: ServiceDate.clockStart + Int((window.end / .seconds(1)).rounded(.up)),
            isExceeded: isExceeded
        )
    }

    private func window(of token: String, _ now: Duration) -> (end: Duration, used: Int) {
        if let window = windows[token], now < window.end { window } else { (end: now + Self.window, used: 0) }
    }
}
