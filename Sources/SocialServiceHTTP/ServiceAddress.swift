import Foundation

/// Where a service listens: `http://127.0.0.1:8080`.
public struct ServiceAddress: Sendable, Equatable, CustomStringConvertible {
    /// Scheme, host and port, and nothing after them.
    public let text: String

    /// Reads an address. Fails with ``ServiceAddressError`` when it is anything but `http://HOST:PORT`.
    public init(parsing text: String) throws(ServiceAddressError) {
        let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let parts = URLComponents(string: trimmed), parts.scheme == "http", let host = parts.host, !host.isEmpty,
            let port = parts.port, (1...65_535).contains(port), trimmed == "http://\(host):\(port)"
        else { throw ServiceAddressError(text: text) }
        self.text = trimmed
    }

    public var description: String { text }
}

/// A text that is no address of a service.
public struct ServiceAddressError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text.
    public let text: String

    public var description: String {
        "\"\(text)\" is not where a service listens: give the line that `swift run social-service --port 0` prints, "
            + "like http://127.0.0.1:8080."
    }
}
