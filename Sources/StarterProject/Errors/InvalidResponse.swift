import Foundation
import SocialService

/// What was wrong with an answer of the service, or why there was none.
public enum InvalidResponse: Error, Sendable, Equatable {
    /// The service refused: an HTTP status other than 200, with the code and the words of Twitter's own error where its body held some.
    case refused(status: Int, code: Int?, message: String?)
    /// More searches than Twitter allows in a while: status 429, error 88.
    case rateLimitExceeded(RateLimitHeaders)
    /// A status of 200, and a body that is no JSON.
    case notJSON(JSONError)
    /// JSON, and not what a search answers.
    case unexpectedJSON
    /// No answer: the connection was lost, for example.
    case noAnswer(TransportError)
}

extension InvalidResponse {
    /// The refusal in an answer, with Twitter's error in whichever of its three shapes the body has it:
    /// `{"errors": [{"code": 88, "message": "…"}]}`, `{"errors": "…"}`, `{"error": "…"}`; or a page that is no JSON at all.
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
            (["status \(status)"] + (code.map { ["error \($0)"] } ?? []) + (message.map { [$0] } ?? [])).joined(
                separator: ", ")
        case .rateLimitExceeded(let limit): "status 429, error 88, Rate limit exceeded, \(limit)"
        case .notJSON: "the body is no JSON"
        case .unexpectedJSON: "the body holds no tweets"
        case .noAnswer(let error): error.description
        }
    }
}
