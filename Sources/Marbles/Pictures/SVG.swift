/// The shapes of a picture, as elements of an SVG file.
///
/// Their colors are classes. The file defines each of them twice, for light and for dark, and follows the reader's
/// browser. Some viewers know no custom properties, so the two are written out.
package struct SVG {
    /// What lines and texts are drawn with.
    package enum Ink: String {
        case ink, faint, alarm
    }

    /// The colors of a picture.
    package struct Scheme: Sendable {
        package let paper, ink, faint, alarm: String
        /// The colors behind values: readable below the ink, and easy to distinguish.
        let values: [String]

        /// For a page with dark letters.
        package static let light = Scheme(
            paper: "#ffffff", ink: "#24292f", faint: "#57606a", alarm: "#c62828",
            values: ["#a6d8f0", "#ffd8a8", "#b2e6b2", "#e6c8f0", "#f7c6c6", "#f2eba0", "#c8d0f5", "#bfe8df"])
        /// For a page with light letters.
        package static let dark = Scheme(
            paper: "#0d1117", ink: "#e6edf3", faint: "#9198a1", alarm: "#ff7b72",
            values: ["#1f4e66", "#6b4416", "#23562a", "#54336b", "#6e2f33", "#5c531a", "#353f7a", "#1d5a50"])

        fileprivate var rules: String {
            """
            .paper { fill: \(paper) }
            text, .ink.head { fill: \(ink) } line, rect.ink { stroke: \(ink) }
            text.faint { fill: \(faint) } line.faint, rect.faint { stroke: \(faint) }
            text.alarm { fill: \(alarm) } line.alarm { stroke: \(alarm) }

            """ + values.enumerated().map { ".v\($0) { fill: \($1) }" }.joined(separator: " ")
        }
    }

    /// The width of a letter.
    package static let letter = 9

    private var elements: [String] = []

    /// A picture without shapes.
    package init() {}

    /// The class of a value's color, which is the same in all pictures.
    static func color(of value: String) -> String {
        let hash = value.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return "v\(Int(hash % UInt32(Scheme.light.values.count)))"
    }

    /// Adds an element as it is.
    package mutating func add(_ element: String) {
        elements.append(element)
    }

    mutating func line(
        _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ ink: Ink = .ink, width: Int = 2, arrow: Bool = false
    ) {
        let head = arrow ? " marker-end=\"url(#head)\"" : ""
        add(
            """
            <line x1="\(x1)" y1="\(y1)" x2="\(x2)" y2="\(y2)" class="\(ink)" stroke-width="\(width)"\(head)/>
            """)
    }

    mutating func box(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int, fill: String, stroke: Ink = .ink
    ) {
        add(
            """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(corner)" \
            class="\(fill) \(stroke)" stroke-width="1.5"/>
            """)
    }

    /// Adds a text on the baseline `y`. `anchor` is `start`, `middle` or `end`.
    mutating func text(
        _ text: String, _ x: Int, _ y: Int, anchor: String = "start", size: Int = 14, _ ink: Ink = .ink,
        bold: Bool = false
    ) {
        let weight = bold ? " font-weight=\"bold\"" : ""
        add(
            """
            <text x="\(x)" y="\(y)" text-anchor="\(anchor)" font-size="\(size)" class="\(ink)"\(weight)>\
            \(Self.escaped(text))</text>
            """)
    }

    /// The complete file.
    ///
    /// - Parameters:
    ///   - title: names the picture, for readers who can't see it.
    ///   - description: says what it shows, for the same readers.
    ///   - rules: more rules for the style of each scheme.
    package func file(
        width: Int, height: Int, title: String, description: String, rules: (Scheme) -> String = { _ in "" }
    ) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
        font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" role="img" \
        aria-labelledby="title description">
        <title id="title">\(Self.escaped(title))</title>
        <desc id="description">\(Self.escaped(description))</desc>
        <style>
        \(Scheme.light.rules)\(rules(.light))
        @media (prefers-color-scheme: dark) {
        \(Scheme.dark.rules)\(rules(.dark))
        }
        </style>
        <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">\
        <path d="M0 0 L8 4 L0 8 z" class="ink head"/></marker></defs>
        <rect width="\(width)" height="\(height)" rx="8" class="paper"/>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }

    /// Escapes a text for XML. Characters that XML doesn't allow are replaced.
    package static func escaped(_ text: String) -> String {
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
