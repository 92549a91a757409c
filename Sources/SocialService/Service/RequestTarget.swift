import Foundation

/// What a request asks for, by its method and address.
enum RequestTarget: Sendable {
    /// A search, with its parameters; nil if they can't be decoded.
    case search([String: String]?)
    /// The picture at a path.
    case picture(path: String)
    /// A path that the API doesn't have.
    case unknownPath
    /// A host that doesn't exist.
    case unknownHost(String)

    init(_ request: SocialRequest) {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let path = components?.path ?? ""
        switch components?.host ?? "" {
        case AvatarAddress.host:
            self = request.method == .get ? .picture(path: path) : .unknownPath
        case TwitterService.searchURL.host():
            if path == TwitterService.searchURL.path(), request.method == .get {
                let query = QueryText.decoded(components?.percentEncodedQuery ?? "")
                self = .search(query?.merging(request.parameters) { _, parameter in parameter })
            } else {
                self = .unknownPath
            }
        case let host:
            self = .unknownHost(host)
        }
    }

    /// Whether the request needs an account and counts toward its rate limit.
    var isLimited: Bool { if case .search = self { true } else { false } }
}
