import SocialService

/// How many searches an account has left, from three headers of an answer.
public struct RateLimitHeaders: Sendable, Equatable {
    /// The searches in a window of time: `x-rate-limit-limit`.
    public let limit: Int
    /// The searches left in the current window: `x-rate-limit-remaining`.
    public let remaining: Int
    /// When the next window can begin, in seconds since 1970: `x-rate-limit-reset`.
    public let reset: Int

    package init(limit: Int, remaining: Int, reset: Int) {
        (self.limit, self.remaining, self.reset) = (limit, remaining, reset)
    }

    /// Reads the three headers of an answer; nil if one is missing or isn't a number.
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
