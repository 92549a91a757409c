import Foundation

/// The status and headers of an answer: what the original hands over as `NSHTTPURLResponse`.
public struct HTTPResponse: Sendable, Equatable {
    /// A header's name and value. Names are in lower case.
    public struct Header: Sendable, Equatable {
        public let name: String
        public let value: String

        /// A header. The name is taken in lower case.
        public init(name: String, value: String) {
            self.name = name.lowercased()
            self.value = value
        }
    }

    /// What was asked for.
    public let url: URL
    /// 200 and its kin.
    public let statusCode: Int
    /// The headers in the order in which they were sent.
    public let headers: [Header]

    /// An answer's status and headers.
    public init(url: URL, statusCode: Int, headers: [Header]) {
        self.url = url
        self.statusCode = statusCode
        self.headers = headers
    }

    /// The value of a header, whatever the case of its name.
    public func value(forHeader name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}

/// The names of the statuses that the service uses.
package enum HTTPStatus {
    package static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        default: "Unknown"
        }
    }
}
