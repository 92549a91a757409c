import CLibedit

/// The libedit that the program was built with.
public enum LibeditVersion {
    /// The version of its interface: `2.11`.
    public static let text = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
}
