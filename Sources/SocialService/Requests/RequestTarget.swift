import Foundation

enum RequestTarget: Sendable {
    /// A search. The parameters are nil if the URL's query can't be decoded.
    case search([String: String]?)
    case picture(path: String)
    case unknownPath
    case unknownHost(String)

    init(_ request: SocialRequest) {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let path = components?.path ?? ""
        switch components?.host ?? "" {
        case AvatarAddress.host:
            self = .picture(path: path)
        case TwitterService.searchURL.host():
            if path == TwitterService.searchURL.path() {
                let query = QueryText.decoded(components?.percentEncodedQuery ?? "")
                self = .search(query?.merging(request.parameters) { _, parameter in parameter })
            } else {
                self = .unknownPath
            }
        case let host:
            self = .unknownHost(host)
        }
    }

    /// Whether the request needs an account, whose rate limit it counts toward.
    var isLimited: Bool { if case .search = self { true } else { false } }
}

/// The kinds of request. Each is counted separately and has its own ``ResponsePlan``.
package enum RequestKind: String, Sendable, CaseIterable, Codable {
    /// A request to the API or to an unknown host.
    case search
    case picture

    package init(of url: URL) { self = url.host() == AvatarAddress.host ? .picture : .search }
}
