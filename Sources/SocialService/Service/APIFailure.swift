/// A failure that the API answers with: a status, and a body in one of the three shapes that clients have to live with.
///
/// Statuses, codes and messages are those of the v1.1 documentation ("Error codes & responses") and of bodies that client
/// libraries have recorded.
public struct APIFailure: Error, Sendable, Equatable {
    /// How the body is written.
    public enum Shape: Sendable, Equatable {
        /// `{"errors":[{"message":"…","code":34}]}`, the usual one.
        case list
        /// `{"errors":"…"}`: the same name, but a text.
        case text
        /// `{"error":"…"}`, from the days of version 1, with `"request"` where it is about a path.
        case single(request: String?)
        /// A web page: what stands in front of the service answers when the service itself cannot.
        case page
    }

    /// The HTTP status.
    public let status: Int
    /// The API's own code; nil where the shape has no room for one.
    public let code: Int?
    /// What it says.
    public let message: String
    /// How it says it.
    public let shape: Shape

    /// `q` is missing or empty.
    public static let missingQuery = APIFailure(400, 25, "Query parameters are missing.")
    /// The request came without an account.
    public static let badAuthentication = APIFailure(400, 215, "Bad Authentication data.")
    /// The account is not one of the service's.
    public static let couldNotAuthenticate = APIFailure(401, 32, "Could not authenticate you.")
    /// The account's token is not valid any more.
    public static let expiredToken = APIFailure(401, 89, "Invalid or expired token.")
    /// A status that has just been posted is posted again. A search never brings this about by itself; a plan can, to try a
    /// client against the second shape.
    public static let duplicateStatus = APIFailure(403, 187, "Status is a duplicate.", .text)
    /// A parameter that is not known, or a value that it cannot have.
    public static let invalidParameter = APIFailure(403, 195, "Missing or invalid url parameter.")
    /// More words and operators than a search may have.
    public static let queryTooComplex = APIFailure(
        403, nil, "Sorry, your query is too complex. Please reduce complexity and try again.", .single(request: nil)
    )
    /// No such path.
    public static let unknownPath = APIFailure(404, 34, "Sorry, that page does not exist")
    /// More requests than the window allows.
    public static let rateLimitExceeded = APIFailure(429, 88, "Rate limit exceeded")
    /// Something broke on the other side.
    public static let internalError = APIFailure(500, 131, "Internal error")
    /// Too many people at once.
    public static let overCapacity = APIFailure(503, 130, "Over capacity", .page)

    /// No such path in version 1 of the API.
    static func unknownOldPath(_ path: String) -> APIFailure {
        APIFailure(404, nil, "Not Found", .single(request: path))
    }

    /// All that a plan can ask for, in the order in which a bare status picks: the first of its status.
    public static let all: [APIFailure] = [
        missingQuery, badAuthentication, couldNotAuthenticate, expiredToken, invalidParameter, duplicateStatus,
        queryTooComplex,
        unknownPath, rateLimitExceeded, internalError, overCapacity,
    ]

    init(_ status: Int, _ code: Int?, _ message: String, _ shape: Shape = .list) {
        self.status = status
        self.code = code
        self.message = message
        self.shape = shape
    }
}
