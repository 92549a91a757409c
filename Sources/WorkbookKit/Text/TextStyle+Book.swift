import TerminalUI

/// The styles of the book, named by what the text is.
extension TextStyle {
    static let heading = TextStyle(foreground: .cyan, bold: true)
    static let emphasis = TextStyle(italic: true)
    static let code = TextStyle(foreground: .yellow)
    static let link = TextStyle(foreground: .blue, underlined: true)
    static let keyword = TextStyle(foreground: .magenta)
    static let typeName = TextStyle(foreground: .cyan)
    static let string = TextStyle(foreground: .green)
    static let number = TextStyle(foreground: .blue)
    static let command = TextStyle(foreground: .cyan)
    static let good = TextStyle(foreground: .green, bold: true)
    static let bad = TextStyle(foreground: .red, bold: true)
    static let unsure = TextStyle(foreground: .yellow, bold: true)
}
