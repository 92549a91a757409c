/// A kind of account.
public struct AccountType: Sendable, Hashable {
    /// Its name in files and messages.
    public let identifier: String

    /// Twitter, the only type that this service knows.
    public static let twitter = AccountType(identifier: "twitter")
}

/// An account on this device.
public struct Account: Sendable, Hashable, Identifiable {
    /// Identifies the account, even if another type has an account with the same name.
    public var id: String { "\(type.identifier):\(username)" }
    /// The type of the account.
    public let type: AccountType
    /// The name after the `@`.
    public let username: String
    /// Proves to the service that the user has signed in.
    public let token: String

    /// Returns an account whose token the service accepts: `Account.signedIn(as: "reader")`.
    public static func signedIn(as username: String) -> Account {
        Account(type: .twitter, username: username, token: Token.issued(to: username))
    }

    /// Returns an account whose token has expired. The service answers 401 with code 89.
    public static func expired(_ username: String) -> Account {
        Account(type: .twitter, username: username, token: Token.withdrawn(from: username))
    }
}

/// The tokens of the service, which it can check without keeping them: they're derived from the username.
enum Token {
    static func issued(to username: String) -> String {
        "token-" + String(SeededNumbers(name: "issued:" + username)[0], radix: 16)
    }

    static func withdrawn(from username: String) -> String {
        "withdrawn-" + String(SeededNumbers(name: "withdrawn:" + username)[0], radix: 16)
    }

    /// Why the API refuses a request with an account; nil if it doesn't.
    static func refusal(of account: Account?) -> APIFailure? {
        guard let account else { return .badAuthentication }
        switch account.token {
        case issued(to: account.username): return nil
        case withdrawn(from: account.username): return .expiredToken
        default: return .couldNotAuthenticate
        }
    }
}
