/// The shapes of a picture, as elements of an SVG file.
struct SVG {
    /// The colors of values: light enough for dark letters, and easy to distinguish.
    private static let palette = [
        "#a6d8f0", "#ffd8a8", "#b2e6b2", "#e6c8f0", "#f7c6c6", "#f2eba0", "#c8d0f5", "#bfe8df",
    ]

    /// The width of a letter.
    static let letter = 9
    static let ink = "#24292f"
    static let faint = "#8a9199"
    static let alarm = "#c62828"

    private var elements: [String] = []

    /// The color of a value, which is the same in all pictures.
    static func color(of value: String) -> String {
        let hash = value.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return palette[Int(hash % UInt32(palette.count))]
    }

    mutating func line(
        _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, color: String = ink, width: Int = 2, arrow: Bool = false
    ) {
        let head = arrow ? " marker-end=\"url(#head)\"" : ""
        elements.append(
            """
            <line x1="\(x1)" y1="\(y1)" x2="\(x2)" y2="\(y2)" stroke="\(color)" stroke-width="\(width)"\(head)/>
            """)
    }

    mutating func box(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int, fill: String, stroke: String = ink
    ) {
        elements.append(
            """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(corner)" \
            fill="\(fill)" stroke="\(stroke)" stroke-width="1.5"/>
            """)
    }

    /// Adds a text on the baseline `y`. `anchor` is `start`, `middle` or `end`.
    mutating func text(
        _ text: String, _ x: Int, _ y: Int, anchor: String = "start", size: Int = 14, color: String = ink,
        bold: Bool = false
    ) {
        let weight = bold ? " font-weight=\"bold\"" : ""
        elements.append(
            """
            <text x="\(x)" y="\(y)" text-anchor="\(anchor)" font-size="\(size)" fill="\(color)"\(weight)>\
            \(Self.escaped(text))</text>
            """)
    }

    /// The complete file, on white so that it's readable on a dark page too.
    func file(width: Int, height: Int, title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
        font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" role="img">
        <title>\(Self.escaped(title))</title>
        <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">\
        <path d="M0 0 L8 4 L0 8 z" fill="\(Self.ink)"/></marker></defs>
        <rect width="\(width)" height="\(height)" rx="8" fill="#ffffff"/>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }

    /// Escapes a text for XML. Characters that XML doesn't allow are replaced.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            case "\"": "&quot;"
            case _ where scalar.properties.generalCategory == .control || (0xFFFE...0xFFFF).contains(scalar.value):
                "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}
