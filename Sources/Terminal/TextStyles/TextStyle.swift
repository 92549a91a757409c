/// The look of a piece of text.
public struct TextStyle: Sendable, Equatable, Codable {
    /// The color of the characters.
    public var foreground: Color
    /// The color behind the characters.
    public var background: Color
    public var isBold: Bool
    public var isDim: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    /// Whether foreground and background are swapped.
    public var isReversed: Bool

    /// Makes a style, by default the style of plain text.
    ///
    ///     Label("Saved", style: TextStyle(foreground: .green, bold: true))
    public init(
        foreground: Color = .standard,
        background: Color = .standard,
        bold: Bool = false,
        dim: Bool = false,
        italic: Bool = false,
        underlined: Bool = false,
        reversed: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        isBold = bold
        isDim = dim
        isItalic = italic
        isUnderlined = underlined
        isReversed = reversed
    }

    /// The terminal's default look.
    public static let plain = TextStyle()
    /// For the most important text.
    public static let bold = TextStyle(bold: true)
    /// For the least important text.
    public static var dim: TextStyle {
        TerminalLook.depth < .palette ? TextStyle(dim: true) : TextStyle(foreground: Ink.faint.color)
    }
    /// For a bar across the screen.
    public static let reversed = TextStyle(reversed: true)

    /// This style, with everything added that `other` sets.
    public func adding(_ other: TextStyle) -> TextStyle {
        TextStyle(
            foreground: other.foreground == .standard ? foreground : other.foreground,
            background: other.background == .standard ? background : other.background,
            bold: isBold || other.isBold,
            dim: isDim || other.isDim,
            italic: isItalic || other.isItalic,
            underlined: isUnderlined || other.isUnderlined,
            reversed: isReversed || other.isReversed
        )
    }

    /// A text between the escape sequences that show it in this style; only the text if `depth` is `none`.
    public func paint(_ text: String, _ depth: ColorDepth) -> String {
        guard depth > .none, self != .plain, !text.isEmpty else { return text }
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isItalic { codes.append("3") }
        if isUnderlined { codes.append("4") }
        if isReversed { codes.append("7") }
        if foreground != .standard { codes.append(foreground.foregroundCode(depth)) }
        if background != .standard { codes.append(background.backgroundCode(depth)) }
        return "\u{1b}[\(codes.joined(separator: ";"))m" + text + EscapeSequences.resetStyle
    }
}
