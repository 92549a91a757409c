/// What a screen says about a name that's being chosen.
public enum NameStatus: Sendable, Equatable {
    /// It has fewer than three characters.
    case tooShort
    /// The answer isn't known yet.
    case checking
    /// No one has it.
    case free
    /// Someone has it.
    case taken
    /// The service couldn't be asked.
    case unknown
}
