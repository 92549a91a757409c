import SocialService
import TerminalUI

/// Why an avatar couldn't be loaded.
public enum AvatarError: Error, Sendable, Equatable {
    /// The service answered with an HTTP status other than 200, such as 404.
    case refused(status: Int)
    /// The file is damaged, or isn't a picture.
    case damaged(PNGError)
    /// The service didn't answer, for example because the connection was lost. The error is nil if the reason is
    /// unknown.
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
