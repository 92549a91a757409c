/// Draws an author's picture: a symmetric pattern of eight by eight squares in two colors, on a background that gets
/// darker toward the bottom. The pattern and the colors depend only on the screen name.
enum AvatarDrawing {
    /// - Parameter side: the width and height, a multiple of eight.
    static func png(of author: Author, pixels side: Int) -> [UInt8] {
        let numbers = SeededNumbers(name: "avatar:" + author.screenName)
        let hue = numbers.fraction(0)
        let ground = color(hue: hue, saturation: 0.18 + 0.2 * numbers.fraction(1), brightness: 0.94)
        let dark = color(hue: hue + 0.5, saturation: 0.7, brightness: 0.42 + 0.2 * numbers.fraction(2))
        let light = color(hue: hue + 0.25 + 0.3 * numbers.fraction(3), saturation: 0.6, brightness: 0.8)
        let pattern = numbers[4] | numbers[5] & numbers[6]

        var file = PNGFile(width: side, height: side)
        for y in 0..<side {
            let faded = ground.map { UInt8(Double($0) * (1 - 0.25 * Double(y) / Double(side))) }
            file.beginRow()
            for column in 0..<8 {
                let bit = UInt64(y / (side / 8) * 4 + min(column, 7 - column))
                let hasColor = pattern >> bit & 1 == 1
                let color = hasColor ? pattern >> (bit + 32) & 1 == 1 ? light : dark : faded
                for _ in 0..<side / 8 { file.append(color[0], color[1], color[2]) }
            }
        }
        return file.bytes
    }

    /// Red, green, and blue.
    ///
    /// - Parameter hue: the angle on the color wheel, in turns; values above 1 wrap around.
    private static func color(hue: Double, saturation: Double, brightness: Double) -> [UInt8] {
        [5.0, 3.0, 1.0].map { offset in
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return UInt8(255 * brightness * (1 - saturation * max(0, min(place, 4 - place, 1))))
        }
    }
}
