/// Output that a screen reader can't read, or reads wrong.
public enum Unspeakable {
    /// The lines of a program's output with control characters (except tabs and a terminal's line ends), drawing
    /// characters, check marks, crosses, bullets, or middle dots.
    public static func lines(of output: String) -> [String] {
        output.replacing("\r\n", with: "\n").split(separator: "\n").filter { line in
            line.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0..<0x20 where scalar != "\t", 0x7F: true
                // Lines, boxes, blocks, and shapes; check marks and crosses; the bullet; the middle dot.
                case 0x2500...0x25FF, 0x2713...0x2718, 0x2022, 0xB7: true
                default: false
                }
            }
        }.map { String($0) }
    }
}
