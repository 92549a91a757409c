/// How a text becomes a colour: the rule of the chapter, and the wrong ones that people write.
struct ColourRule: Sendable {
    let colour: @Sendable (_ text: String) -> String

    /// White when the text is longer than two characters, yellow otherwise.
    static let longerThanTwo = ColourRule { $0.count > 2 ? "white" : "yellow" }

    static let swapped = ColourRule { $0.count > 2 ? "yellow" : "white" }
    static let longerThanThree = ColourRule { $0.count > 3 ? "white" : "yellow" }
    static let longerThanOne = ColourRule { $0.count > 1 ? "white" : "yellow" }
    static let countedInUTF16 = ColourRule { $0.utf16.count > 2 ? "white" : "yellow" }
    static let countedInUTF8 = ColourRule { $0.utf8.count > 2 ? "white" : "yellow" }
    static let countedInScalars = ColourRule { $0.unicodeScalars.count > 2 ? "white" : "yellow" }
}
