/// The status of a name that a user is choosing.
public enum NameStatus: Sendable, Equatable {
    /// The name has fewer than three characters.
    case tooShort
    /// The service hasn't answered yet.
    case checking
    /// No one has the name.
    case free
    /// Someone has the name.
    case taken
    /// The service couldn't be reached.
    case unknown
}
