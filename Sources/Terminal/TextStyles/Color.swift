/// A color of the terminal's color scheme, or any mixture.
public enum Color: Sendable, Hashable {
    /// The terminal's color for text without a color.
    case standard
    case black, red, green, yellow, blue, magenta, cyan, white, gray
    /// A mixture, each part from 0 to 255. Terminals with fewer colors show their nearest color.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// Black or white, and not as the color scheme has them: a scheme's black may be too light for its yellow.
    package var readableOnTop: Color {
        switch self {
        case .standard: .standard
        case .black, .blue, .red, .magenta, .gray: .rgb(red: 255, green: 255, blue: 255)
        case .green, .yellow, .cyan, .white: .rgb(red: 0, green: 0, blue: 0)
        case .rgb(let red, let green, let blue):
            // Green looks brightest, then red, so the parts have different weights.
            Int(red) * 3 + Int(green) * 6 + Int(blue) > 1_275 ? .black : .white
        }
    }
}

/// Colors by name: "yellow", or "#ffcc00" for a mixture.
extension Color: RawRepresentable, CaseIterable, Codable {
    /// The colors that have a name.
    public static let allCases: [Color] = [
        .standard, .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .gray,
    ]

    public init?(rawValue: String) {
        if let named = Color.allCases.first(where: { $0.rawValue == rawValue }) {
            self = named
        } else if rawValue.utf8.count == 7, rawValue.hasPrefix("#"),
            let number = UInt32(rawValue.dropFirst(), radix: 16)
        {
            self = .rgb(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
        } else {
            return nil
        }
    }

    /// The raw value is written out because `"\(self)"` would be slower.
    public var rawValue: String {
        switch self {
        case .standard: "standard"
        case .black: "black"
        case .red: "red"
        case .green: "green"
        case .yellow: "yellow"
        case .blue: "blue"
        case .magenta: "magenta"
        case .cyan: "cyan"
        case .white: "white"
        case .gray: "gray"
        case .rgb(let red, let green, let blue):
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
}
