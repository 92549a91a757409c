/// Draws an author's picture: a face of six by six squares, as many as a terminal shows, on a flat background. The face
/// and the colors depend only on the screen name.
enum AvatarDrawing {
    /// The left halves of faces, row by row: background, hair, skin, an eye, and the mouth.
    private static let faces = [
        ".HH HSS SES SSS SSM .SS", "HHH HHS HES HSS HSM H.S", ".HH HHH SES SSS HSM .HH", "H.H HHH HES SSS SSM .SS",
        "..H .HH SES SSS SSM .SS", "... .SS SES SSS SHM .HH", "HHH HSS SES SSS SSM ..S", ".HH HHS HES SSS SSM .SS",
    ]
    private typealias RGB = [UInt8]
    private static let skins: [RGB] = [
        [250, 220, 190], [238, 190, 145], [198, 140, 95], [122, 78, 52], [84, 54, 40],
    ]
    private static let hairs: [RGB] = [
        [40, 32, 36], [96, 56, 30], [150, 80, 30], [226, 180, 70], [196, 60, 50], [70, 80, 150], [128, 128, 132],
    ]

    /// - Parameter side: the width and height, a multiple of six.
    static func png(of author: Author, pixels side: Int) -> [UInt8] {
        let numbers = SeededNumbers(name: "avatar:" + author.screenName)
        let rows = faces[numbers.below(faces.count, 1)].split(separator: " ").map { $0 + String($0.reversed()) }
        let skin = numbers.below(skins.count, 2)
        let isDark = skin > 2
        let colors: [Character: [UInt8]] = [
            ".": color(hue: numbers.fraction(0), saturation: 0.45, brightness: 0.86), "S": skins[skin],
            "H": hairs[isDark ? 0 : numbers.below(hairs.count, 3)], "E": isDark ? [255, 255, 255] : [20, 20, 30],
            "M": isDark ? [186, 92, 88] : [176, 50, 56],
        ]
        var pixels: [UInt8] = []
        for squares in rows {
            var row: [UInt8] = [0]
            for square in squares { for _ in 0..<side / 6 { row += colors[square]! } }
            for _ in 0..<side / 6 { pixels += row }
        }
        return PNGFile(width: side, height: side, rows: pixels).bytes
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
