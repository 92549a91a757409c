import Foundation
import SocialService

/// Why the service's answer can't be used, or why there was no answer.
public enum InvalidResponse: Error, Sendable, Equatable {
    /// The service refused the request with an HTTP status other than 200. The code and the message are Twitter's; nil
    /// if the body doesn't have them.
    case refused(status: Int, code: Int?, message: String?)
    /// The account has used up its searches: status 429, with the three headers of a rate limit.
    case rateLimitExceeded(RateLimitHeaders)
    /// The status was 200, but the body isn't JSON.
    case notJSON(JSONError)
    /// The answer isn't the result of a search, or there's neither an answer nor an error.
    case unexpectedJSON
    /// The service didn't answer, for example because the connection was lost.
    case noAnswer(TransportError)
}

extension InvalidResponse {
    /// Returns the refusal in an answer.
    ///
    /// A body has Twitter's error in one of three shapes: `{"errors": [{"code": 88, "message": "…"}]}`,
    /// `{"errors": "…"}`, or `{"error": "…"}`. The body may also be a web page.
    public static func refusal(_ response: HTTPResponse, body: Data) -> InvalidResponse {
        if response.statusCode == 429, let limit = RateLimitHeaders(of: response) { return .rateLimitExceeded(limit) }
        guard let json = try? JSON(parsing: body) else {
            return .refused(status: response.statusCode, code: nil, message: nil)
        }
        let error = json["errors"].array?.first
        return .refused(
            status: response.statusCode,
            code: error?["code"].number.map { Int($0) },
            message: error?["message"].string ?? json["errors"].string ?? json["error"].string
        )
    }
}

extension InvalidResponse: CustomStringConvertible {
    public var description: String {
        switch self {
        case .refused(let status, let code, let message):
            ["status \(status)", code.map { "error \($0)" }, message].compactMap(\.self).joined(separator: ", ")
        case .rateLimitExceeded(let limit): "status 429, error 88, Rate limit exceeded, \(limit)"
        case .notJSON: "the body isn't JSON"
        case .unexpectedJSON: "the body holds no tweets"
        case .noAnswer(let error): error.description
        }
    }
}

/// An account's remaining searches, from three headers of an answer.
public struct RateLimitHeaders: Sendable, Equatable {
    /// The searches per window of time: `x-rate-limit-limit`.
    public let limit: Int
    /// The searches left in the current window: `x-rate-limit-remaining`.
    public let remaining: Int
    /// The earliest start of the next window, in seconds since 1970: `x-rate-limit-reset`.
    public let reset: Int

    package init(limit: Int, remaining: Int, reset: Int) {
        (self.limit, self.remaining, self.reset) = (limit, remaining, reset)
    }

    /// Reads the three headers of an answer; nil if a header is missing or isn't a number.
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
