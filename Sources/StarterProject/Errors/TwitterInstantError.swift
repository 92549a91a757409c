import SocialService
import TerminalUI

/// The errors of *Twitter Instant*. Each has a code, as in the original.
public enum TwitterInstantError: Error, Sendable, Equatable {
    /// The user, or the device, doesn't let the app use the accounts.
    case accessDenied(AccountError?)
    /// Access was granted, but there is no account.
    case noTwitterAccounts
    /// The app can't use the service's answer.
    case invalidResponse(InvalidResponse)

    /// The code: 0 for denied access, 1 for no accounts, 2 for an invalid response.
    public var code: Int {
        switch self {
        case .accessDenied: 0
        case .noTwitterAccounts: 1
        case .invalidResponse: 2
        }
    }
}

extension TwitterInstantError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .accessDenied: "access denied (code 0)"
        case .noTwitterAccounts: "no Twitter accounts (code 1)"
        case .invalidResponse(let response): "invalid response (code 2): \(response)"
        }
    }
}

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
