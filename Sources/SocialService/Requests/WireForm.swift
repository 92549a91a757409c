import Foundation

/// How a request looks on a wire: one host and port stand for all of the service's hosts, so only path and parameters go out, and
/// the account goes in a header.
///
///     GET /1.1/search/tweets.json?q=magic&count=4
///     Authorization: OAuth screen_name="reader", oauth_token="token-9d1f0c5ab2e07f61"
package enum WireForm {
    /// Where the account goes.
    package static let accountHeader = "authorization"

    /// The path and the parameters of a request, percent-encoded. Parameters come after those of the address, and in the order of
    /// their names; of two with one name the service takes the last. Nil when the host is none of the service's.
    package static func target(of request: SocialRequest) -> String? {
        if case .unknownHost = RequestTarget(request) { return nil }
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        var pairs = components?.percentEncodedQuery.map { [$0] } ?? []
        for (name, value) in request.parameters.sorted(by: { $0.key < $1.key }) {
            pairs.append("\(QueryText.encoded(name))=\(QueryText.encoded(value))")
        }
        return (components?.percentEncodedPath ?? "") + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    }

    /// The address that a path and parameters stand for: pictures are on a host of their own. Nil when they are none.
    package static func url(target: String) -> URL? {
        guard target.hasPrefix("/") else { return nil }
        let isPicture = target.hasPrefix(AvatarAddress.folder)
        return URL(string: isPicture ? "http://\(AvatarAddress.host)\(target)" : "https://api.twitter.com\(target)")
    }

    /// The header's value for an account.
    package static func text(of account: Account) -> String {
        "OAuth screen_name=\"\(QueryText.encoded(account.username))\", oauth_token=\"\(QueryText.encoded(account.token))\""
    }

    /// The account in a header's value; nil when it names none.
    package static func account(in text: String) -> Account? {
        guard text.hasPrefix("OAuth ") else { return nil }
        let pairs = text.dropFirst(6).split(separator: ",").map { pair in
            pair.replacing("\"", with: "").trimmingCharacters(in: .whitespaces)
        }
        guard let fields = QueryText.decoded(pairs.joined(separator: "&")) else { return nil }
        guard let username = fields["screen_name"], let token = fields["oauth_token"] else { return nil }
        return Account(type: .twitter, username: username, token: token)
    }
}
