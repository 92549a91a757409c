/// Why an account store refused something. The codes are those of the Accounts framework's `ACErrorCode`.
public enum AccountError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The store doesn't know this type of account.
    case unknownType(String)
    /// The device already has an account with this name.
    case alreadyExists(username: String)
    /// The device doesn't have such an account.
    case notFound
    /// The user denied access, now or in an earlier run.
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
            "The store knows accounts of type \"\(AccountType.twitter.identifier)\", but not \"\(identifier)\"."
        case .alreadyExists(let username):
            "@\(username) is already on this device. Delete it first, or add another name."
        case .notFound:
            "There is no such account on this device. Add one first."
        case .permissionDenied:
            "The user does not allow this app to use the accounts; reset the decision to be asked again."
        }
    }
}
