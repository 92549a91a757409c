/// A kind of social media account that a device can hold.
public struct AccountType: Sendable, Hashable {
    /// The name it goes by in files and in messages.
    public let identifier: String

    /// Twitter, the only kind that this service knows.
    public static let twitter = AccountType(identifier: "twitter")

    /// A kind of account by its name. The store refuses the kinds that it does not know.
    public init(identifier: String) {
        self.identifier = identifier
    }
}

/// An account that the user has on this device.
public struct Account: Sendable, Hashable, Identifiable {
    /// What tells two accounts apart, also when they have the same name.
    public let id: String
    /// What kind of account it is.
    public let type: AccountType
    /// The name after the `@`.
    public let username: String
    /// What the service recognizes the user by.
    public let token: String

    /// An account as it is after its user has signed in: the service accepts its token.
    public static func signedIn(as username: String) -> Account {
        Account(type: .twitter, username: username, token: Token.issued(to: username))
    }

    /// An account whose token has been withdrawn: the service answers 401 with code 89.
    public static func expired(_ username: String) -> Account {
        Account(type: .twitter, username: username, token: Token.withdrawn(from: username))
    }

    /// An account that anybody can make up. The service answers 401 with code 32 unless it issued the token.
    public init(type: AccountType, username: String, token: String) {
        id = "\(type.identifier):\(username)"
        self.type = type
        self.username = username
        self.token = token
    }
}

/// The service's tokens: it can tell, from the name alone, whether a token is one of its own.
enum Token {
    static func issued(to username: String) -> String {
        "token-" + String(SeededNumbers(name: "issued:" + username)[0], radix: 16)
    }

    static func withdrawn(from username: String) -> String {
        "withdrawn-" + String(SeededNumbers(name: "withdrawn:" + username)[0], radix: 16)
    }

    /// What the API answers to a request with this account, if it refuses it.
    static func refusal(of account: Account?) -> APIFailure? {
        guard let account else { return .badAuthentication }
        switch account.token {
        case issued(to: account.username): return nil
        case withdrawn(from: account.username): return .expiredToken
        default: return .couldNotAuthenticate
        }
    }
}
