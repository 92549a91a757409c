/// Draws an author's picture: a pattern of eight by eight squares, the right half the mirror of the left, in two colors on a
/// ground that fades from top to bottom. All of it follows from the screen name.
enum AvatarDrawing {
    /// The picture as a PNG file.
    static func png(of author: Author, pixels side: Int) -> [UInt8] {
        let numbers = SeededNumbers(name: "avatar:" + author.screenName)
        let hue = numbers.fraction(0)
        let ground = Color(hue: hue, saturation: 0.18 + 0.2 * numbers.fraction(1), brightness: 0.94)
        let dark = Color(hue: hue + 0.5, saturation: 0.7, brightness: 0.42 + 0.2 * numbers.fraction(2))
        let light = Color(hue: hue + 0.25 + 0.3 * numbers.fraction(3), saturation: 0.6, brightness: 0.8)
        let pattern = numbers[4] | numbers[5] & numbers[6]

        let square = side / 8
        var rgb: [UInt8] = []
        rgb.reserveCapacity(side * side * 3)
        for y in 0..<side {
            let faded = ground.scaled(by: 1 - 0.25 * Double(y) / Double(side))
            for x in 0..<side {
                let column = min(x / square, 7)
                let row = min(y / square, 7)
                let bit = UInt64(row * 4 + (column < 4 ? column : 7 - column))
                let color =
                    switch (pattern >> bit & 1, pattern >> (bit + 32) & 1) {
                    case (1, 1): light
                    case (1, _): dark
                    default: faded
                    }
                rgb.append(color.red)
                rgb.append(color.green)
                rgb.append(color.blue)
            }
        }
        return PNGFile.bytes(width: side, height: side, rgb: rgb)
    }
}

/// A color of 24 bits.
private struct Color {
    var red: UInt8, green: UInt8, blue: UInt8

    /// - Parameter hue: once round the color wheel from 0 to 1; it goes on from there.
    init(hue: Double, saturation: Double, brightness: Double) {
        func channel(_ offset: Double) -> UInt8 {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return UInt8(255 * brightness * (1 - saturation * max(0, min(place, 4 - place, 1))))
        }
        (red, green, blue) = (channel(5), channel(3), channel(1))
    }

    func scaled(by factor: Double) -> Color {
        var scaled = self
        scaled.red = UInt8(Double(red) * factor)
        scaled.green = UInt8(Double(green) * factor)
        scaled.blue = UInt8(Double(blue) * factor)
        return scaled
    }
}
