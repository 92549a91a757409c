import Foundation

/// The status and headers of an answer: the stand-in for `NSHTTPURLResponse`.
public struct HTTPResponse: Sendable, Equatable {
    /// A header.
    public struct Header: Sendable, Equatable {
        /// The name, in lower case.
        public let name: String
        /// The value.
        public let value: String
    }

    /// The URL of the request.
    public let url: URL
    /// The HTTP status, such as 200.
    public let statusCode: Int
    /// The headers, in the order in which they were sent.
    public let headers: [Header]

    /// Returns the value of a header, in any spelling of its name: `value(forHeader: "X-Rate-Limit-Reset")`.
    public func value(forHeader name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}
