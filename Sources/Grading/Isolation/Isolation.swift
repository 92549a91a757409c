/// Whether a stranger's code is kept away from everything but its own folder while it's compiled and played.
///
/// Without isolation it runs under limits, in a process of its own, but with all rights of the user who checks it.
public enum Isolation: Sendable {
    /// Nothing is compiled or played without it: for grading other people's files.
    case required
    /// Used if this system has it: for a learner's own file.
    case whereAvailable
    /// Not used.
    case off

    /// The words for a check that runs without isolation.
    public static let notice = """
        This system can't isolate the code that it checks, so it runs with all your rights. \
        That's fine for your own code; `doctor` says what is missing.
        """
}
