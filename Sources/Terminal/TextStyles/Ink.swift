/// The colors of text by meaning. On a terminal with 256 colors or more, each is readable on the background, dark or
/// light. A terminal with fewer colors shows its own.
package enum Ink: CaseIterable, Sendable {
    /// Text that can be typed, and code.
    case code
    case heading, link, keyword, typeName, string
    case good, bad, unsure
    /// The least important text.
    case faint

    package var color: Color {
        guard TerminalLook.depth >= .palette else { return named }
        let ground = TerminalLook.ground
        // On a terminal with soft colors, such as Solarized, no gray is both readable and softer than the text.
        if self == .faint, TerminalLook.standsOut(luma: ground == .dark ? 0.66 : 0.35) { return .standard }
        return color(on: ground)
    }

    package func color(on ground: TerminalLook.Ground) -> Color {
        let (dark, light) = hues
        return Color(rawValue: ground == .dark ? dark : light) ?? .standard
    }

    /// A color of the scheme, but not yellow (unreadable on a light background) or blue (on a dark one).
    private var named: Color {
        switch self {
        case .code, .typeName: .cyan
        case .heading, .faint: .standard
        case .link, .keyword, .unsure: .magenta
        case .string, .good: .green
        case .bad: .red
        }
    }

    private var hues: (dark: String, light: String) {
        switch self {
        case .code: ("#5fd7ff", "#005f87")
        case .heading: ("#afafff", "#5f00af")
        case .link: ("#87afff", "#005fd7")
        case .keyword: ("#ff87d7", "#af005f")
        case .typeName: ("#5fd7d7", "#005f5f")
        case .string, .good: ("#87d787", "#005f00")
        case .bad: ("#ff8787", "#af0000")
        case .unsure: ("#ffd75f", "#875f00")
        case .faint: ("#a8a8a8", "#585858")
        }
    }
}

extension ValueColor {
    /// The style of a value's pill in the terminal. White is underlined on a light background, which may be white.
    package var style: TextStyle {
        let pair = pair(onDark: TerminalLook.ground == .dark, of256: TerminalLook.depth < .full)
        return TextStyle(
            foreground: Color(rawValue: pair.text) ?? .standard, background: Color(rawValue: pair.fill) ?? .standard,
            underlined: self == .white && TerminalLook.ground == .light)
    }
}
