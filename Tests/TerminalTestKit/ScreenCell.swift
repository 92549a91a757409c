/// One cell of a screen.
public struct ScreenCell: Equatable, Sendable {
    /// The character with its combining marks; " " where nothing was drawn, "" in the right half of a wide character.
    public var text = " "
    /// The color of the character.
    public var foreground = ScreenColor.standard
    /// The color behind it.
    public var background = ScreenColor.standard
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var isReversed = false
}

/// A color as the program specified it.
public enum ScreenColor: Equatable, Sendable {
    /// The terminal's default color.
    case standard
    /// One of 256; the first 16 are the classic ones.
    case palette(Int)
    case rgb(Int, Int, Int)

    public static let black = palette(0)
    public static let red = palette(1)
    public static let green = palette(2)
    public static let yellow = palette(3)
    public static let white = palette(7)
    public static let brightYellow = palette(11)
    public static let brightWhite = palette(15)
}
