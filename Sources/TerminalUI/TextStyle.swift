import LineEditor

/// How a piece of text looks.
public struct TextStyle: Sendable, Equatable {
    /// The color of the characters.
    public var foreground: Color
    /// The color behind them.
    public var background: Color
    public var isBold: Bool
    public var isDim: Bool
    public var isUnderlined: Bool
    /// Foreground and background change places.
    public var isReversed: Bool

    /// A style; without arguments, plain text.
    public init(
        foreground: Color = .standard,
        background: Color = .standard,
        bold: Bool = false,
        dim: Bool = false,
        underlined: Bool = false,
        reversed: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        isBold = bold
        isDim = dim
        isUnderlined = underlined
        isReversed = reversed
    }

    /// Text as the terminal shows it of itself.
    public static let plain = TextStyle()
    /// For what matters most.
    public static let bold = TextStyle(bold: true)
    /// For what matters least.
    public static let dim = TextStyle(dim: true)
    /// For a bar across the screen.
    public static let reversed = TextStyle(reversed: true)

    /// The escape sequence that switches to this style from any other, on a terminal of so many colors; empty where
    /// there are none.
    public func escapeSequence(_ depth: ColorDepth) -> String {
        guard depth > .none else { return "" }
        var codes = "0"
        if isBold { codes += ";1" }
        if isDim { codes += ";2" }
        if isUnderlined { codes += ";4" }
        if isReversed { codes += ";7" }
        if foreground != .standard { codes += ";" + foreground.foregroundCode(depth) }
        if background != .standard { codes += ";" + background.backgroundCode(depth) }
        return "\u{1b}[" + codes + "m"
    }
}
