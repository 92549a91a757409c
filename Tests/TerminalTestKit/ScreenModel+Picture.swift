import Marbles
import Terminal

extension ScreenModel {
    private static let cellWidth = SVG.letter
    private static let cellHeight = 18
    private static let margin = 14

    /// The SVG file of some rows, without trailing empty rows. A letter is as wide as a cell in any font, and the text
    /// is selectable.
    ///
    /// - Parameters:
    ///   - title: the picture's name, for readers who can't see it.
    ///   - description: the picture's content, for the same readers.
    ///   - ground: the background for which the program chose its colors. The picture is the same for both.
    public func picture(
        of rows: Range<Int>, title: String, description: String, ground: TerminalLook.Ground = .dark
    ) -> String {
        let rows = rows.prefix { !lines[$0..<rows.upperBound].allSatisfy(\.isEmpty) }
        let (width, height) = (
            columns * Self.cellWidth + 2 * Self.margin, rows.count * Self.cellHeight + 2 * Self.margin
        )
        var svg = SVG()
        svg.add(#"<rect x="0.5" y="0.5" width="\#(width - 1)" height="\#(height - 1)" rx="8" class="frame"/>"#)
        for (line, row) in rows.enumerated() {
            let y = Self.margin + line * Self.cellHeight
            for run in runs(in: row, ground) { draw(run, y, on: &svg) }
            let texts = runs(in: row, ground).compactMap(\.element)
            if !texts.isEmpty {
                svg.add(#"<text y="\#(y + 14)" font-size="15" xml:space="preserve">\#(texts.joined())</text>"#)
            }
        }
        if isAlternate, showsCursor, rows.contains(row) {
            let (x, y) = (
                Self.margin + column * Self.cellWidth, Self.margin + (row - rows.startIndex) * Self.cellHeight
            )
            svg.add(#"<rect x="\#(x)" y="\#(y)" width="2" height="\#(Self.cellHeight)" class="cursor"/>"#)
        }
        return svg.file(width: width, height: height, title: title, description: description, rules: Self.rules)
    }

    private func runs(in row: Int, _ ground: TerminalLook.Ground) -> [Run] {
        var runs: [Run] = []
        for (column, cell) in cells[row].enumerated() {
            if let last = runs.last, last.style.hasStyle(of: cell), (last.style.text == "▀") == (cell.text == "▀") {
                runs[runs.count - 1].text += cell.text
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(Run(style: cell, text: cell.text, column: column, columns: 1, ground: ground))
            }
        }
        return runs
    }

    private func draw(_ run: Run, _ y: Int, on svg: inout SVG) {
        func rectangle(_ attributes: String, _ y: Int, _ height: Int) {
            svg.add(#"<rect x="\#(run.x)" y="\#(y)" width="\#(run.width)" height="\#(height)" \#(attributes)/>"#)
        }
        func rectangle(_ color: ScreenColor, _ kind: String, _ y: Int, _ height: Int) {
            rectangle(color.paint(kind, run.ground), y, height)
        }
        let style = run.style
        if style.isReversed, let value = style.background.value(on: run.ground) {
            rectangle("class=\"\(value.name) turned\"", y, Self.cellHeight)
        } else if style.isReversed {
            rectangle(style.foreground, style.foreground == .standard ? "inverse" : "on", y, Self.cellHeight)
        } else if style.background != .standard {
            rectangle(style.background, "on", y, Self.cellHeight)
        }
        if style.text == "▀" { rectangle(style.foreground, "on", y, Self.cellHeight / 2) }
    }

    private struct Run {
        let style: ScreenCell
        var text: String
        let column: Int
        var columns: Int
        let ground: TerminalLook.Ground

        var x: Int { ScreenModel.margin + column * ScreenModel.cellWidth }
        var width: Int { columns * ScreenModel.cellWidth }

        var element: String? {
            guard text.contains(where: { $0 != " " && $0 != "▀" }) else { return nil }
            let isOnColor = style.background != .standard
            var attributes =
                style.isReversed ? #"class="paper""# : style.foreground.paint(isOnColor ? "over" : "text", ground)
            let value = style.background.value(on: ground)
            if let value { attributes = "class=\"\(value.name)\(style.isReversed ? " turned" : "")\"" }
            if style.isDim, style.foreground == .standard { attributes = #"class="dim""# }
            if style.isBold { attributes += #" font-weight="bold""# }
            if style.isItalic { attributes += #" font-style="italic""# }
            // On a light ground, a white value is underlined in a terminal, but has an edge in a picture.
            if style.isUnderlined, value != .white { attributes += #" text-decoration="underline""# }
            return #"<tspan x="\#(x)" textLength="\#(width)" \#(attributes)>\#(SVG.escaped(text))</tspan>"#
        }
    }

    /// The CSS rules. A classic color has three: as text on the page, behind text, and as text on a color.
    private static func rules(_ scheme: SVG.Scheme) -> String {
        let isLight = scheme.paper == SVG.Scheme.light.paper
        let text =
            isLight
            ? ["#24292f", "#b3261e", "#116329", "#7a4e00", "#0550ae", "#8250df", "#1b6a73", "#57606a"]
            : ["#9198a1", "#ff7b72", "#7ee787", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#e6edf3"]
        let behind = [
            "#1f2328", "#cf222e", "#2da44e", "#ffd33d", "#0969da", "#8250df", "#1b7c83",
            isLight ? "#e3e8ee" : "#ffffff",
        ]
        let rules = (0..<16).flatMap { number -> [String] in
            let (isGray, classic) = (number == 8, number % 8)
            return [
                ".text\(number) { fill: \(isGray ? scheme.faint : text[classic]) }",
                ".on\(number) { fill: \(isGray ? "#6e7681" : behind[classic]) }",
                ".over\(number) { fill: \(classic == 7 ? "#ffffff" : behind[classic]) }",
            ]
        }
        return """

            .frame { fill: none; stroke: \(scheme.faint) } .inverse { fill: \(scheme.ink) } \
            .cursor { fill: #3b82f6 } .dim { fill: \(scheme.faint) }

            """ + (rules + bookRules(isLight ? .light : .dark)).joined(separator: " ")
    }

    private static func bookRules(_ ground: TerminalLook.Ground) -> [String] {
        Ink.allCases.map { ".ink-\($0) { fill: \($0.color(on: ground).rawValue) }" }
            + ValueColor.all.map { color in
                let pair = color.pair(onDark: ground == .dark)
                let edge = color == .white ? "; stroke: #57606a" : ""
                return """
                    rect.\(color.name) { fill: \(pair.fill)\(edge) } text .\(color.name) { fill: \(pair.text) } \
                    rect.\(color.name).turned { fill: \(pair.text) } text .\(color.name).turned { fill: \(pair.fill) }
                    """
            }
    }
}

extension ScreenCell {
    fileprivate func hasStyle(of other: ScreenCell) -> Bool {
        var other = other
        other.text = text
        return self == other
    }
}

extension ScreenColor {
    fileprivate func paint(_ kind: String, _ ground: TerminalLook.Ground) -> String {
        switch self {
        case .standard: #"class="\#(kind == "inverse" ? kind : "plain")""#
        case .palette(let number) where number < 16: #"class="\#(kind)\#(number)""#
        default:
            if let value = value(on: ground) {
                "class=\"\(value.name)\""
            } else if let ink = ink(on: ground) {
                "class=\"ink-\(ink)\""
            } else {
                "fill=\"\(hex)\""
            }
        }
    }

    fileprivate func value(on ground: TerminalLook.Ground) -> ValueColor? {
        ValueColor.all.first { color in
            [true, false].contains { color.pair(onDark: ground == .dark, of256: $0).fill == hex }
        }
    }

    private func ink(on ground: TerminalLook.Ground) -> Ink? {
        Ink.allCases.first { $0.color(on: ground).rawValue == hex }
    }

    /// Such as `#ffd700`; empty for default and classic colors.
    private var hex: String {
        switch self {
        case .palette(let number) where number >= 232: Self.hex(Array(repeating: 8 + 10 * (number - 232), count: 3))
        case .palette(let number) where number >= 16:
            Self.hex([36, 6, 1].map { (number - 16) / $0 % 6 }.map { $0 == 0 ? 0 : 55 + 40 * $0 })
        case .rgb(let red, let green, let blue): Self.hex([red, green, blue])
        default: ""
        }
    }

    private static func hex(_ parts: [Int]) -> String {
        "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
