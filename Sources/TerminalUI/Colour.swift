/// The colours that every terminal has, in the scheme that its owner chose.
public enum Colour: String, Sendable, CaseIterable, Codable {
    /// What the terminal shows when nobody asks for a colour.
    case standard
    case black, red, green, yellow, blue, magenta, cyan, white, grey

    /// The SGR parameter for text of this colour.
    var foregroundCode: Int {
        switch self {
        case .standard: 39
        case .black: 30
        case .red: 31
        case .green: 32
        case .yellow: 33
        case .blue: 34
        case .magenta: 35
        case .cyan: 36
        case .white: 37
        case .grey: 90
        }
    }

    /// The SGR parameter for this colour behind text.
    var backgroundCode: Int { foregroundCode + 10 }

    /// A colour for text that can be read on this one.
    var readableOnTop: Colour {
        switch self {
        case .standard: .standard
        case .black, .blue, .red, .magenta, .grey: .white
        case .green, .yellow, .cyan, .white: .black
        }
    }
}
