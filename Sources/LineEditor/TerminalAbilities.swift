import CLibedit

/// What the terminal that the program talks to can do: whether to edit lines, and with what to draw.
public struct TerminalAbilities: Sendable, Equatable {
    /// Keys come from a terminal and the screen understands escape sequences: lines can be edited and fields drawn.
    public var isInteractive: Bool

    /// How many colors are welcome.
    public var colorDepth: ColorDepth

    /// Whether characters beyond ASCII, such as half blocks, can be counted on.
    public var hasUnicode: Bool

    /// Colors and dimmed text are welcome.
    public var hasColor: Bool { colorDepth > .none }

    /// Whether pictures can be drawn: at least 256 colors, and half blocks.
    public var showsPictures: Bool { colorDepth >= .palette && hasUnicode }

    /// Made by hand, in tests.
    public init(isInteractive: Bool, colorDepth: ColorDepth, hasUnicode: Bool = true) {
        self.isInteractive = isInteractive
        self.colorDepth = colorDepth
        self.hasUnicode = hasUnicode
    }

    /// Made by hand, in tests: with the sixteen colors or without.
    public init(isInteractive: Bool, hasColor: Bool) {
        self.init(isInteractive: isInteractive, colorDepth: hasColor ? .sixteen : .none)
    }

    /// What the environment says of standard input and output.
    ///
    /// No color when NO_COLOR is set (to anything), when TERM is `dumb` or missing, or when standard output is not a
    /// terminal. `TERM=dumb` and pipes are not interactive: they are read a line at a time.
    public static var current: TerminalAbilities {
        let terminal = Environment.value("TERM") ?? "dumb"
        let isScreen = terminal != "dumb" && isatty(STDOUT_FILENO) == 1
        return TerminalAbilities(
            isInteractive: isScreen && isatty(STDIN_FILENO) == 1,
            colorDepth: isScreen && Environment.value("NO_COLOR") == nil ? .ofTheEnvironment : .none,
            hasUnicode: localeIsUnicode
        )
    }

    /// A locale that names another character set, or none ("C"), says no; where no locale is set at all, as in a bare
    /// container, the terminal at the other end is one of today's.
    private static var localeIsUnicode: Bool {
        guard let locale = Environment.value("LC_ALL") ?? Environment.value("LC_CTYPE") ?? Environment.value("LANG")
        else { return true }
        let name = locale.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }
}
