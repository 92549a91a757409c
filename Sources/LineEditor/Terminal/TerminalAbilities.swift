import Platform

/// What the program's terminal can do: whether lines can be edited on it, and what can be drawn.
public struct TerminalAbilities: Sendable, Equatable {
    /// Keys come from a terminal and the screen understands escape sequences: lines can be edited and fields drawn.
    public var isInteractive: Bool

    /// How many colors to use.
    public var colorDepth: ColorDepth

    /// Whether characters beyond ASCII, such as half blocks, are shown.
    public var hasUnicode: Bool

    /// Whether to use colors and dimmed text.
    public var hasColor: Bool { colorDepth > .none }

    /// Whether pictures can be drawn: at least 256 colors, and half blocks.
    public var showsPictures: Bool { colorDepth >= .palette && hasUnicode }

    /// Abilities that a test needs.
    public init(isInteractive: Bool, colorDepth: ColorDepth, hasUnicode: Bool = true) {
        self.isInteractive = isInteractive
        self.colorDepth = colorDepth
        self.hasUnicode = hasUnicode
    }

    /// Abilities that a test needs: sixteen colors or none.
    public init(isInteractive: Bool, hasColor: Bool) {
        self.init(isInteractive: isInteractive, colorDepth: hasColor ? .sixteen : .none)
    }

    /// What the environment says about standard input and output.
    ///
    /// No color when NO_COLOR is set (to anything), when TERM is `dumb` or missing, or when standard output is not a
    /// terminal. `TERM=dumb` and pipes aren't interactive: they are read line by line.
    public static var current: TerminalAbilities {
        let terminal = Environment.value("TERM") ?? "dumb"
        let isScreen = terminal != "dumb" && isatty(STDOUT_FILENO) == 1
        return TerminalAbilities(
            isInteractive: isScreen && isatty(STDIN_FILENO) == 1,
            colorDepth: isScreen && Environment.value("NO_COLOR") == nil ? .ofTheEnvironment : .none,
            hasUnicode: localeIsUnicode
        )
    }

    /// False for a locale that names another encoding, or none ("C"). Where no locale is set at all, as in a bare
    /// container, the terminal is assumed to be a modern one.
    private static var localeIsUnicode: Bool {
        guard let locale = Environment.value("LC_ALL") ?? Environment.value("LC_CTYPE") ?? Environment.value("LANG")
        else { return true }
        let name = locale.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }
}
