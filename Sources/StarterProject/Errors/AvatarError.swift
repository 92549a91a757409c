import SocialService
import TerminalUI

/// Why there is no picture of somebody.
public enum AvatarError: Error, Sendable, Equatable {
    /// The service has none to give: an HTTP status other than 200, such as 404.
    case refused(status: Int)
    /// A file came, and it is no picture, or a damaged one.
    case damaged(PNGError)
    /// Nothing came: the connection was lost, for example. Nil where not even that is known.
    case noAnswer(TransportError?)
}

extension AvatarError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .refused(let status): "no picture: status \(status)"
        case .damaged(let error): "no picture: \(error)"
        case .noAnswer(let error): "no picture: \(error?.description ?? "no answer")"
        }
    }
}
