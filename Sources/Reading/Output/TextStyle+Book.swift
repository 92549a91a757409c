import Terminal

extension TextStyle {
    package static var heading: TextStyle { TextStyle(foreground: Ink.heading.color, bold: true) }
    package static let emphasis = TextStyle(italic: true)
    package static var code: TextStyle { TextStyle(foreground: Ink.code.color) }
    package static var link: TextStyle { TextStyle(foreground: Ink.link.color, underlined: true) }
    package static var keyword: TextStyle { TextStyle(foreground: Ink.keyword.color) }
    package static var typeName: TextStyle { TextStyle(foreground: Ink.typeName.color) }
    package static var string: TextStyle { TextStyle(foreground: Ink.string.color) }
    /// A value of a marble diagram: the color of its pill, if the terminal has enough colors.
    package static func value(_ text: String) -> TextStyle {
        TerminalLook.depth < .palette ? .string : ValueColor(of: text).style
    }
    package static var number: TextStyle { TextStyle(foreground: Ink.unsure.color) }
    package static var command: TextStyle { code }
    package static var good: TextStyle { TextStyle(foreground: Ink.good.color, bold: true) }
    package static var bad: TextStyle { TextStyle(foreground: Ink.bad.color, bold: true) }
    package static var unsure: TextStyle { TextStyle(foreground: Ink.unsure.color, bold: true) }
}
