import CLibedit

/// What the terminal that the program talks to can do: whether to edit lines, and whether to use colour.
public struct TerminalAbilities: Sendable, Equatable {
    /// Keys come from a terminal and the screen understands escape sequences: lines can be edited and fields drawn.
    public var isInteractive: Bool

    /// Colours and dimmed text are welcome.
    public var hasColour: Bool

    /// Made by hand, in tests.
    public init(isInteractive: Bool, hasColour: Bool) {
        self.isInteractive = isInteractive
        self.hasColour = hasColour
    }

    /// What the environment says of standard input and output.
    ///
    /// No colour when NO_COLOR is set (to anything), when TERM is `dumb` or missing, or when standard output is not a
    /// terminal. `TERM=dumb` and pipes are not interactive: they are read a line at a time.
    public static var current: TerminalAbilities {
        let terminal = Environment.value("TERM") ?? "dumb"
        let isScreen = terminal != "dumb" && isatty(STDOUT_FILENO) == 1
        return TerminalAbilities(
            isInteractive: isScreen && isatty(STDIN_FILENO) == 1,
            hasColour: isScreen && Environment.value("NO_COLOR") == nil
        )
    }
}
