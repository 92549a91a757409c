/// The color behind a value: the same color for equal values, in the terminal and in pictures.
package enum ValueColor: Hashable, Sendable {
    /// One of eight distinct hues.
    case hue(Int)
    /// For the values `y`, `yellow`, `w`, and `white`.
    case yellow, white

    package struct Pair: Sendable {
        package let fill, text: String
    }

    private static let dark = [
        "#1f4e66", "#6b4416", "#23562a", "#54336b", "#6e2f33", "#5c531a", "#353f7a", "#1d5a50",
    ]
    private static let light = [
        "#a6d8f0", "#ffd8a8", "#b2e6b2", "#e6c8f0", "#f7c6c6", "#f2eba0", "#c8d0f5", "#bfe8df",
    ]
    private static let darkOf256 = [
        "#005f87", "#875f00", "#005f00", "#5f0087", "#870000", "#5f5f00", "#0000af", "#005f5f",
    ]
    private static let lightOf256 = [
        "#afd7ff", "#ffd7af", "#afd7af", "#d7afff", "#ffafaf", "#ffffaf", "#d7d7ff", "#afd7d7",
    ]

    package static let all: [ValueColor] = dark.indices.map { .hue($0) } + [.yellow, .white]

    package init(of value: String) {
        switch value {
        case "y", "yellow": self = .yellow
        case "w", "white": self = .white
        default:
            self = .hue(Self.hue(of: value))
        }
    }

    /// The hue of a value that isn't a color's name.
    package static func hue(of value: String) -> Int {
        let hash = value.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash % UInt32(dark.count))
    }

    /// The color's CSS class in a picture.
    package var name: String {
        switch self {
        case .hue(let number): "v\(number)"
        case .yellow: "yellow"
        case .white: "white"
        }
    }

    package func pair(onDark isDark: Bool, of256: Bool = false) -> Pair {
        switch self {
        case .yellow: Pair(fill: "#ffd700", text: "#262626")
        case .white: Pair(fill: "#ffffff", text: "#262626")
        case .hue(let number) where isDark:
            Pair(fill: (of256 ? Self.darkOf256 : Self.dark)[number], text: "#ffffff")
        case .hue(let number):
            Pair(fill: (of256 ? Self.lightOf256 : Self.light)[number], text: "#262626")
        }
    }
}
