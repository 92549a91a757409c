import Terminal

/// The shapes of a picture, as elements of an SVG file.
///
/// Their colors are CSS classes. The file defines each of them twice, for light and dark pages, and the browser's
/// setting decides. The file uses no custom properties, because some viewers don't support them.
package struct SVG {
    /// The color class of lines and texts.
    package enum Ink: String {
        case ink, faint, alarm
    }

    /// The colors of a picture.
    package struct Scheme: Sendable {
        package let paper, ink, faint, alarm: String
        let isDark: Bool

        package static let light = Scheme(
            paper: "#ffffff", ink: "#24292f", faint: "#57606a", alarm: "#c62828", isDark: false)
        package static let dark = Scheme(
            paper: "#0d1117", ink: "#e6edf3", faint: "#9198a1", alarm: "#ff7b72", isDark: true)

        fileprivate var rules: String {
            """
            .paper { fill: \(paper) }
            text, .ink.head { fill: \(ink) } line, rect.ink { stroke: \(ink) }
            text.faint { fill: \(faint) } line.faint, rect.faint { stroke: \(faint) }
            text.alarm { fill: \(alarm) } line.alarm { stroke: \(alarm) }

            """ + ValueColor.all.map(rule).joined(separator: " ")
        }

        /// Text on a color has the page's ink, unless the color is the same on all pages.
        private func rule(_ color: ValueColor) -> String {
            let pair = color.pair(onDark: isDark)
            let text = if case .hue = color { ink } else { pair.text }
            return "rect.\(color.name) { fill: \(pair.fill) } text.\(color.name) { fill: \(text) }"
        }
    }

    package static let letter = 9

    private var elements: [String] = []

    package init() {}

    package mutating func add(_ element: String) { elements.append(element) }

    mutating func line(
        _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ ink: Ink = .ink, width: Int = 2, arrow: Bool = false
    ) {
        let head = arrow ? " marker-end=\"url(#head)\"" : ""
        add(
            """
            <line x1="\(x1)" y1="\(y1)" x2="\(x2)" y2="\(y2)" class="\(ink.rawValue)" stroke-width="\(width)"\(head)/>
            """)
    }

    mutating func box(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, corner: Int, fill: String, stroke: Ink? = .ink
    ) {
        let ink = stroke.map { " \($0.rawValue)" } ?? ""
        add(
            """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(corner)" \
            class="\(fill)\(ink)" stroke-width="1.5"/>
            """)
    }

    /// Adds text with its baseline at `y`. `anchor` is `start`, `middle` or `end`.
    /// - Parameter color: the color class of the shape behind the text, which takes the place of `ink`.
    mutating func text(
        _ text: String, _ x: Int, _ y: Int, on color: String? = nil, anchor: String = "start", size: Int = 14,
        _ ink: Ink = .ink, bold: Bool = false
    ) {
        let weight = bold ? " font-weight=\"bold\"" : ""
        add(
            """
            <text x="\(x)" y="\(y)" text-anchor="\(anchor)" font-size="\(size)" \
            class="\(color ?? ink.rawValue)"\(weight)>\
            \(Self.escaped(text))</text>
            """)
    }

    /// The complete file.
    ///
    /// - Parameters:
    ///   - title: names the picture, for readers who can't see it.
    ///   - description: says what the picture shows, for the same readers.
    ///   - rules: more CSS rules for each color scheme.
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

    /// Escapes a text for XML. U+FFFD replaces control characters, U+FFFE, and U+FFFF.
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
