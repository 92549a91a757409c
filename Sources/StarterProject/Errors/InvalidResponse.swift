import Foundation
import SocialService

/// Why an answer of the service can't be used, or why there was none.
public enum InvalidResponse: Error, Sendable, Equatable {
    /// The service refused the request with an HTTP status other than 200, and with Twitter's own error code and
    /// message if its body had them.
    case refused(status: Int, code: Int?, message: String?)
    /// The account has used up its searches: status 429, error 88.
    case rateLimitExceeded(RateLimitHeaders)
    /// The status was 200, but the body isn't JSON.
    case notJSON(JSONError)
    /// The body is JSON, but not the result of a search.
    case unexpectedJSON
    /// The service didn't answer, for example because the connection was lost.
    case noAnswer(TransportError)
}

extension InvalidResponse {
    /// Returns the refusal in an answer.
    ///
    /// A body has Twitter's error in one of three shapes: `{"errors": [{"code": 88, "message": "…"}]}`, `{"errors":
    /// "…"}` or `{"error": "…"}`. Or it's a web page.
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
        case .notJSON: "the body is no JSON"
        case .unexpectedJSON: "the body holds no tweets"
        case .noAnswer(let error): error.description
        }
    }
}
