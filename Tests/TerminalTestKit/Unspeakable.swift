/// Output that a screen reader can't read, or reads wrong.
public enum Unspeakable {
    /// The lines of a program's output with escape sequences, carriage returns other than a terminal's line ends,
    /// control characters other than tabs, boxes, bars, bullets, or check marks.
    public static func lines(of output: String) -> [String] {
        output.replacing("\r\n", with: "\n").split(separator: "\n").filter { line in
            line.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0..<0x20 where scalar != "\t", 0x7F: true
                // Lines, boxes, blocks, shapes, check marks, bullets, dots between two facts.
                case 0x2500...0x25FF, 0x2713...0x2718, 0x2022, 0xB7: true
                default: false
                }
            }
        }.map { String($0) }
    }
}
