/// How a piece of text looks: a color and a few weights, which add up when one piece stands inside another.
public struct Style: Equatable, Sendable {
    /// The eight colors that every terminal has, in the reader's own scheme.
    public enum Color: Int, Sendable {
        case red = 31
        case green, yellow, blue, magenta, cyan
    }

    public var color: Color?
    public var isBold = false
    public var isFaint = false
    public var isItalic = false
    public var isUnderlined = false

    public init(
        _ color: Color? = nil,
        bold: Bool = false,
        faint: Bool = false,
        italic: Bool = false,
        underlined: Bool = false
    ) {
        self.color = color
        isBold = bold
        isFaint = faint
        isItalic = italic
        isUnderlined = underlined
    }

    /// This style with everything that `other` asks for on top.
    public func adding(_ other: Style) -> Style {
        Style(
            other.color ?? color,
            bold: isBold || other.isBold,
            faint: isFaint || other.isFaint,
            italic: isItalic || other.isItalic,
            underlined: isUnderlined || other.isUnderlined
        )
    }

    /// `text` between the escape sequences that show it in this style.
    public func paint(_ text: String) -> String {
        var codes: [Int] = []
        if isBold { codes.append(1) }
        if isFaint { codes.append(2) }
        if isItalic { codes.append(3) }
        if isUnderlined { codes.append(4) }
        if let color { codes.append(color.rawValue) }
        guard !codes.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}

/// The styles of the book, one for each part that a piece of text can play.
extension Style {
    public static let plain = Style()
    static let heading = Style(.cyan, bold: true)
    static let strong = Style(bold: true)
    static let emphasis = Style(italic: true)
    static let code = Style(.yellow)
    static let link = Style(.blue, underlined: true)
    static let faint = Style(faint: true)
    static let keyword = Style(.magenta)
    static let typeName = Style(.cyan)
    static let string = Style(.green)
    static let comment = Style(faint: true)
    static let number = Style(.blue)
    static let command = Style(.cyan)
    static let good = Style(.green, bold: true)
    static let bad = Style(.red, bold: true)
    static let unsure = Style(.yellow, bold: true)
}
