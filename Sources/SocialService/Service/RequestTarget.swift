import Foundation

/// What a request is for, by its method and address.
enum RequestTarget: Sendable {
    /// A search, with its parameters; nil when they could not be decoded.
    case search([String: String]?)
    /// A picture by its path.
    case picture(path: String)
    /// No such path of the API.
    case unknownPath(String)
    /// Nobody's address.
    case unknownHost(String)

    init(_ request: SocialRequest) {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let path = components?.path ?? ""
        switch components?.host ?? "" {
        case AvatarAddress.host:
            self = request.method == .get ? .picture(path: path) : .unknownPath(path)
        case TwitterService.searchURL.host():
            guard path == TwitterService.searchURL.path(), request.method == .get else {
                self = .unknownPath(path)
                return
            }
            let inAddress = QueryText.decoded(components?.percentEncodedQuery ?? "")
            self = .search(inAddress?.merging(request.parameters) { _, parameter in parameter })
        case let host:
            self = .unknownHost(host)
        }
    }

    var isPicture: Bool { if case .picture = self { true } else { false } }

    /// Searches need an account and count towards its limit.
    var isLimited: Bool { if case .search = self { true } else { false } }

    var counts: WritableKeyPath<ServiceStatistics, RequestCounts> & Sendable { isPicture ? \.avatars : \.searches }
}
