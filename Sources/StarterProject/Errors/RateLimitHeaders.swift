import SocialService

/// How many searches an account has left, as three headers of each answer say it.
public struct RateLimitHeaders: Sendable, Equatable {
    /// Searches a window of time: `x-rate-limit-limit`.
    public let limit: Int
    /// Those that are left of them: `x-rate-limit-remaining`.
    public let remaining: Int
    /// When the next window can open, in seconds since 1970: `x-rate-limit-reset`.
    public let reset: Int

    /// The three headers of an answer; nil where one is missing or no number.
    public init?(of response: HTTPResponse) {
        let numbers = ["limit", "remaining", "reset"].compactMap {
            response.value(forHeader: "x-rate-limit-\($0)").flatMap { Int($0) }
        }
        guard numbers.count == 3 else { return nil }
        (limit, remaining, reset) = (numbers[0], numbers[1], numbers[2])
    }
}

extension RateLimitHeaders: CustomStringConvertible {
    public var description: String {
        let time = [reset / 3600 % 24, reset / 60 % 60, reset % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(remaining) of \(limit) left until \(time.joined(separator: ":")) UTC"
    }
}
