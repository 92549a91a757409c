/// A failure of the API: a status, and a body in one of several shapes that clients have to handle.
///
/// Statuses, codes, and messages come from the v1.1 documentation ("Error codes & responses") and from bodies that
/// client libraries have recorded.
public struct APIFailure: Error, Sendable, Equatable {
    /// The shape of a body.
    public enum Shape: Sendable, Equatable {
        /// `{"errors":[{"message":"…","code":34}]}`, the usual one.
        case list
        /// `{"errors":"…"}`: the same name, with a string.
        case text
        /// `{"error":"…"}`, the format of API version 1.
        case single
        /// A web page, from the load balancer in front of the service.
        case page
    }

    /// The HTTP status.
    public let status: Int
    /// The API's error code; nil if the failure has none.
    public let code: Int?
    /// The message.
    public let message: String
    /// The shape of the body.
    public let shape: Shape

    /// `q` is missing or blank.
    public static let missingQuery = APIFailure(400, 25, "Query parameters are missing.")
    /// The request has no account.
    public static let badAuthentication = APIFailure(400, 215, "Bad Authentication data.")
    /// The service doesn't know the token.
    public static let couldNotAuthenticate = APIFailure(401, 32, "Could not authenticate you.")
    /// The account's token is no longer valid.
    public static let expiredToken = APIFailure(401, 89, "Invalid or expired token.")
    /// The device's clock is wrong. A search never fails like this on its own, but a plan can use the failure.
    public static let timestampOutOfBounds = APIFailure(401, 135, "Timestamp out of bounds.")
    /// The same status was posted twice. A search never fails like this on its own, but a plan can use the failure to
    /// test a client.
    public static let duplicateStatus = APIFailure(403, 187, "Status is a duplicate.", .text)
    /// A parameter is unknown or invalid.
    public static let invalidParameter = APIFailure(403, 195, "Missing or invalid url parameter.")
    /// The search has too many terms.
    public static let queryTooComplex = APIFailure(
        403, nil, "Sorry, your query is too complex. Please reduce complexity and try again.", .single
    )
    /// The path is unknown.
    public static let unknownPath = APIFailure(404, 34, "Sorry, that page does not exist")
    /// The account has used up its rate limit.
    public static let rateLimitExceeded = APIFailure(429, 88, "Rate limit exceeded")
    /// The service has an error.
    public static let internalError = APIFailure(500, 131, "Internal error")
    /// The service has too many users at once.
    public static let overCapacity = APIFailure(503, 130, "Over capacity", .page)

    /// All failures that a plan can contain. A plan's status without a code means the first failure with that status.
    public static let all: [APIFailure] = [
        missingQuery, badAuthentication, couldNotAuthenticate, expiredToken, timestampOutOfBounds, invalidParameter,
        duplicateStatus, queryTooComplex, unknownPath, rateLimitExceeded, internalError, overCapacity,
    ]

    /// The failure of a plan's step such as `202/none`: an undocumented answer with any status, and without a code.
    init?(undocumented word: some StringProtocol) {
        guard word.hasSuffix("/none"), let status = Int(word.dropLast(5)), 100...599 ~= status else { return nil }
        self.init(status, nil, "Unexpected answer", .single)
    }

    init(_ status: Int, _ code: Int?, _ message: String, _ shape: Shape = .list) {
        self.status = status
        self.code = code
        self.message = message
        self.shape = shape
    }
}

extension APIFailure {
    var body: String {
        let json: JSONText
        switch shape {
        case .list: json = "{\"errors\":[{\"message\":\(message),\"code\":\(code)}]}"
        case .text: json = "{\"errors\":\(message)}"
        case .single: json = "{\"error\":\(message)}"
        case .page:
            return """
                <!DOCTYPE html>
                <html><head><title>Twitter / \(message)</title></head>
                <body><h1>Twitter is over capacity.</h1><p>Please wait a moment and try again.</p></body></html>

                """
        }
        return json.text
    }

    var contentType: String { (shape == .page ? "text/html" : "application/json") + ";charset=utf-8" }
}
