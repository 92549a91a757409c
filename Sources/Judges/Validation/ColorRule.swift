/// How a text becomes a color: the chapter's rule, and the wrong rules that people write.
struct ColorRule: Sendable {
    let color: @Sendable (_ text: String) -> String

    /// White when the text is longer than two characters, yellow otherwise.
    static let longerThanTwo = ColorRule { $0.count > 2 ? "white" : "yellow" }

    static let swapped = ColorRule { $0.count > 2 ? "yellow" : "white" }
    static let longerThanThree = ColorRule { $0.count > 3 ? "white" : "yellow" }
    static let longerThanOne = ColorRule { $0.count > 1 ? "white" : "yellow" }
    static let countedInUTF16 = ColorRule { $0.utf16.count > 2 ? "white" : "yellow" }
    static let countedInUTF8 = ColorRule { $0.utf8.count > 2 ? "white" : "yellow" }
    static let countedWithoutSpaces = ColorRule { $0.replacing(" ", with: "").count > 2 ? "white" : "yellow" }
    static let countedInScalars = ColorRule { $0.unicodeScalars.count > 2 ? "white" : "yellow" }
}
