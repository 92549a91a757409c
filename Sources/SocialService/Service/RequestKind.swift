import Foundation

/// The kinds of request, which are counted separately: each has its own ``ResponsePlan``.
package enum RequestKind: String, Sendable, CaseIterable, Codable {
    /// A request to the API.
    case search
    /// A request for a picture.
    case picture

    /// The kind of request that goes to an address.
    package init(of url: URL) {
        self = url.host() == AvatarAddress.host ? .picture : .search
    }

    /// Where its requests are counted.
    var counts: WritableKeyPath<ServiceStatistics, RequestCounts> & Sendable {
        switch self {
        case .search: \.searches
        case .picture: \.avatars
        }
    }
}
