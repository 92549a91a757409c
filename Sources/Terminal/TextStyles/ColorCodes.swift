/// Colors as the numbers of SGR escape sequences.
extension Color {
    func foregroundCode(_ depth: ColorDepth) -> String {
        switch self {
        case .standard: "39"
        case .black: "30"
        case .red: "31"
        case .green: "32"
        case .yellow: "33"
        case .blue: "34"
        case .magenta: "35"
        case .cyan: "36"
        case .white: "37"
        case .gray: "90"
        case .rgb(let red, let green, let blue):
            switch depth {
            case .full: "38;2;\(red);\(green);\(blue)"
            case .palette: "38;5;\(Palette.nearest(red, green, blue))"
            case .sixteen, .none: Palette.nearestName(red, green, blue).foregroundCode(depth)
            }
        }
    }

    func backgroundCode(_ depth: ColorDepth) -> String {
        // 30 becomes 40, 38 becomes 48, and 90 becomes 100; only the first number selects foreground or background.
        let code = foregroundCode(depth)
        let first = code.prefix { $0 != ";" }
        return "\((Int(first) ?? 39) + 10)" + code.dropFirst(first.count)
    }
}

/// Approximates colors for terminals that have fewer colors.
enum Palette {
    /// The steps of the color cube, which has 6 by 6 by 6 colors.
    private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

    /// The nearest of the 256 colors, but none of the first sixteen: they differ between color schemes.
    static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        let parts = [Int(red), Int(green), Int(blue)]
        let places = parts.map { part in part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
        let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
        let grayPart = 8 + 10 * gray
        let fromCube = distance(parts, places.map { steps[$0] })
        let fromGray = distance(parts, [grayPart, grayPart, grayPart])
        return fromGray < fromCube ? 232 + gray : 16 + 36 * places[0] + 6 * places[1] + places[2]
    }

    /// The nearest named color, with xterm's values.
    static func nearestName(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        let named: [(Color, [Int])] = [
            (.black, [0, 0, 0]), (.red, [205, 0, 0]), (.green, [0, 205, 0]), (.yellow, [205, 205, 0]),
            (.blue, [0, 0, 238]), (.magenta, [205, 0, 205]), (.cyan, [0, 205, 205]), (.white, [229, 229, 229]),
            (.gray, [127, 127, 127]),
        ]
        let parts = [Int(red), Int(green), Int(blue)]
        return named.min { distance(parts, $0.1) < distance(parts, $1.1) }?.0 ?? .white
    }

    private static func distance(_ one: [Int], _ other: [Int]) -> Int {
        zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
