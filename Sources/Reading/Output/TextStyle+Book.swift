import TextStyles

/// The styles of the book, named by what the text is.
extension TextStyle {
    package static let heading = TextStyle(foreground: .cyan, bold: true)
    package static let emphasis = TextStyle(italic: true)
    package static let code = TextStyle(foreground: .yellow)
    package static let link = TextStyle(foreground: .blue, underlined: true)
    package static let keyword = TextStyle(foreground: .magenta)
    package static let typeName = TextStyle(foreground: .cyan)
    package static let string = TextStyle(foreground: .green)
    package static let number = TextStyle(foreground: .blue)
    package static let command = TextStyle(foreground: .cyan)
    package static let good = TextStyle(foreground: .green, bold: true)
    package static let bad = TextStyle(foreground: .red, bold: true)
    package static let unsure = TextStyle(foreground: .yellow, bold: true)
}
