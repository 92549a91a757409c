/// What the account store can fail with. The codes are those of the Accounts framework's `ACErrorCode`.
public enum AccountError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The store does not know such accounts.
    case unknownType(String)
    /// An account of this name is there already.
    case alreadyExists(username: String)
    /// No account was there to ask about, or to delete.
    case notFound
    /// The user said no, now or on an earlier run.
    case permissionDenied

    /// The number that the original framework gives this error.
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
            "There are no accounts of the type \"\(identifier)\" here; the store knows \"\(AccountType.twitter.identifier)\"."
        case .alreadyExists(let username):
            "@\(username) is on this device already; delete it first, or add another name."
        case .notFound:
            "There is no such account on this device; add one first."
        case .permissionDenied:
            "The user does not allow this app to use the accounts; reset the decision to be asked again."
        }
    }
}
