import Terminal

/// Draws an image as a square on rows of a terminal. Each cell shows two pixels, one above the other, as a half block
/// and its background.
enum Picture {
    static func lines(
        of image: Image?, or initials: String, rows: Int, on terminal: TerminalAbilities
    ) -> [StyledText] {
        guard let image, terminal.showsPictures else { return Picture.initials(initials, rows: rows) }
        let side = 2 * rows
        let small = image.scaled(to: side)
        func color(_ column: Int, _ row: Int) -> Color {
            let pixel = small[column, row]
            return .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }
        return (0..<rows).map { row in
            var line = StyledText()
            for column in 0..<side {
                let (upper, lower) = (color(column, 2 * row), color(column, 2 * row + 1))
                line.append("▀", style: TextStyle(foreground: upper, background: lower))
            }
            return line
        }
    }

    private static func initials(_ initials: String, rows: Int) -> [StyledText] {
        let columns = 2 * rows
        let shown = DisplayWidth.prefix(of: initials.uppercased(), columns: columns)
        let left = (columns - DisplayWidth.columns(of: shown)) / 2
        return (0..<rows).map { row in
            let text = row == (rows - 1) / 2 ? String(repeating: " ", count: left) + shown : ""
            return StyledText(DisplayWidth.fitted(text, columns: columns), style: .reversed)
        }
    }
}
