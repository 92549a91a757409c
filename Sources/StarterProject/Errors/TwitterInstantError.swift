import SocialService

/// The errors of *Twitter Instant*. Each has a number, as in the original, and its cause.
public enum TwitterInstantError: Error, Sendable, Equatable {
    /// The user, or the device, does not let the app use the accounts.
    case accessDenied(AccountError?)
    /// Access was granted, and there is no account to use.
    case noTwitterAccounts
    /// The service gave no answer that the app can use.
    case invalidResponse(InvalidResponse)

    /// 0 access denied, 1 no accounts, 2 invalid response.
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
