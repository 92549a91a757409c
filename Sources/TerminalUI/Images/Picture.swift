import Terminal

/// Draws an image on rows of a terminal. Each cell shows two pixels, one above the other, as a half block and its
/// background.
///
/// The last drawing is cached: there are many frames, and images seldom change.
struct Picture {
    private struct Drawn {
        var image: Image
        var rows: Int
        var lines: [StyledText]
    }

    private var drawn: Drawn?

    mutating func lines(of image: Image?, or initials: String, rows: Int, on terminal: TerminalAbilities)
        -> [StyledText]
    {
        guard let image, terminal.showsPictures else { return Picture.initials(initials, rows: rows) }
        if let drawn, drawn.rows == rows, drawn.image == image { return drawn.lines }
        let lines = Picture.halfBlocks(of: image, rows: rows)
        drawn = Drawn(image: image, rows: rows, lines: lines)
        return lines
    }

    private static func halfBlocks(of image: Image, rows: Int) -> [StyledText] {
        // The image fills the square in its longer direction and is centered in the other.
        let side = 2 * rows
        let width = max(1, image.width >= image.height ? side : side * image.width / image.height)
        let height = max(1, image.height >= image.width ? side : side * image.height / image.width)
        let small = image.scaled(width: width, height: height)
        let (left, top) = ((side - width) / 2, (side - height) / 2)
        func color(_ column: Int, _ row: Int) -> Color? {
            let (column, row) = (column - left, row - top)
            guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
            let pixel = small[column, row]
            return pixel.alpha < 128 ? nil : .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }
        return (0..<rows).map { row in
            var line = StyledText()
            for column in 0..<side { line.append(halfBlock(color(column, 2 * row), color(column, 2 * row + 1))) }
            return line
        }
    }

    private static func halfBlock(_ upper: Color?, _ lower: Color?) -> StyledText {
        switch (upper, lower) {
        case (nil, nil): StyledText(" ")
        case (let upper?, nil): StyledText("▀", style: TextStyle(foreground: upper))
        case (nil, let lower?): StyledText("▄", style: TextStyle(foreground: lower))
        case (let upper?, let lower?): StyledText("▀", style: TextStyle(foreground: upper, background: lower))
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
