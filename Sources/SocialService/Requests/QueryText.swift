import Foundation

/// The query of a URL, encoded like a web form: `q=%23freebandnames&count=4`.
enum QueryText {
    private static let unencoded = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.* ")

    /// Encodes a text: ASCII letters, digits, and `-_.*` stay, a space becomes `+`, and every other UTF-8 byte becomes
    /// `%` and two hexadecimal digits. (The API encodes `query`, `next_results`, and `refresh_url` this way.)
    static func encoded(_ text: String) -> String {
        (text.addingPercentEncoding(withAllowedCharacters: unencoded) ?? "").replacing(" ", with: "+")
    }

    /// Returns the names and values of a query; nil for a `%` without two hexadecimal digits, or for invalid UTF-8. The
    /// last value of a repeated name counts.
    static func decoded(_ query: String) -> [String: String]? {
        var parameters: [String: String] = [:]
        for pair in query.replacing("+", with: " ").split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = halves[0].removingPercentEncoding else { return nil }
            guard let value = halves.dropFirst().joined().removingPercentEncoding else { return nil }
            parameters[name] = value
        }
        return parameters
    }
}
