/// A kind of account.
public enum AccountType: String, Sendable {
    /// Twitter, the only type that the store knows.
    case twitter
}

/// An account on this device.
public struct Account: Sendable, Hashable {
    /// The name after the `@`.
    public let username: String
    /// The proof that the user has signed in.
    public let token: String

    /// Returns an account whose token the service accepts: `Account.signedIn(as: "reader")`.
    public static func signedIn(as username: String) -> Account {
        Account(username: username, token: Token.issued(to: username))
    }
}

/// The service's tokens. They're derived from the username, so the service can check them without storing them.
enum Token {
    static func issued(to username: String) -> String {
        "token-" + String(SeededNumbers(name: "issued:" + username)[0], radix: 16)
    }

    static func refusal(of account: Account?) -> APIFailure? {
        guard let account else { return .badAuthentication }
        return account.token == issued(to: account.username) ? nil : .couldNotAuthenticate
    }
}

/// An account store's refusal, with the same codes as the Accounts framework's `ACErrorCode`.
public enum AccountError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The store doesn't know this type of account.
    case unknownType(String)
    /// The device already has an account with this name.
    case alreadyExists(username: String)
    /// The device has no such account.
    case notFound
    /// The user or the policy denied access.
    case permissionDenied

    /// The code of the same error in the original framework.
    public var code: Int {
        switch self {
        case .unknownType: 4
        case .alreadyExists: 5
        case .notFound: 6
        case .permissionDenied: 7
        }
    }

    public var description: String {
        switch self {
        case .unknownType(let identifier):
            "The store knows accounts of type \"\(AccountType.twitter.rawValue)\", but not \"\(identifier)\"."
        case .alreadyExists(let username):
            "@\(username) is already on this device. Delete it first, or add another name."
        case .notFound:
            "There is no such account on this device. Add one first."
        case .permissionDenied:
            "The user does not allow this app to use the accounts; reset the decision to be asked again."
        }
    }
}
