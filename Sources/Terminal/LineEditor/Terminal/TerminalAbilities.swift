/// The abilities of the program's terminal: whether it can edit lines, and what it can draw.
public struct TerminalAbilities: Sendable, Equatable {
    /// Whether lines can be edited and fields drawn: keys come from a terminal, and the screen understands escape
    /// sequences.
    public var isInteractive: Bool

    /// How many colors to use.
    public var colorDepth: ColorDepth

    /// Whether the terminal shows characters beyond ASCII, such as half blocks.
    public var hasUnicode: Bool

    /// Whether to use colors and dimmed text.
    public var hasColor: Bool { colorDepth > .none }

    /// Whether the terminal can draw pictures, which takes 256 colors and half blocks.
    public var showsPictures: Bool { colorDepth >= .palette && hasUnicode }

    /// Makes abilities for a test.
    public init(isInteractive: Bool, colorDepth: ColorDepth, hasUnicode: Bool = true) {
        self.isInteractive = isInteractive
        self.colorDepth = colorDepth
        self.hasUnicode = hasUnicode
    }

    /// The abilities that the environment announces for standard input and output.
    ///
    /// No color if NO_COLOR is set and not empty, if TERM is `dumb` or missing, or if standard output isn't a terminal.
    /// `TERM=dumb` and pipes aren't interactive: they are read line by line.
    public static var current: TerminalAbilities {
        let terminal = Environment.value("TERM") ?? "dumb"
        let isScreen = terminal != "dumb" && isatty(STDOUT_FILENO) == 1
        return TerminalAbilities(
            isInteractive: isScreen && isatty(STDIN_FILENO) == 1,
            colorDepth: isScreen && Environment.value("NO_COLOR") == nil ? .ofTheEnvironment : .none,
            hasUnicode: localeIsUnicode
        )
    }

    /// False for a locale that names another encoding, or none ("C"). Without any locale, as in a bare container, the
    /// terminal is assumed to be a modern one.
    private static var localeIsUnicode: Bool {
        guard let locale = Environment.value("LC_ALL") ?? Environment.value("LC_CTYPE") ?? Environment.value("LANG")
        else { return true }
        let name = locale.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }
}

/// How many colors a terminal shows.
public enum ColorDepth: Sendable, Comparable {
    /// No colors and no styles.
    case none
    /// The sixteen colors of the terminal's color scheme.
    case sixteen
    /// 256: the sixteen, a cube of 6 by 6 by 6, and 24 grays.
    case palette
    /// Eight bits each for red, green, and blue.
    case full

    static var ofTheEnvironment: ColorDepth {
        let announced = Environment.value("COLORTERM")
        if announced == "truecolor" || announced == "24bit" { return .full }
        let terminal = Environment.value("TERM") ?? ""
        if terminal.hasSuffix("-direct") { return .full }
        return terminal.contains("256color") ? .palette : .sixteen
    }
}
