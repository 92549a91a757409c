/// The signs of the notation.
enum MarbleNotation {
    /// Signs that stand for something other than a value.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// What a backslash and a sign after it stand for between quotes.
    static let escapes: [Character: Character] = ["'": "'", "\\": "\\", "n": "\n", "t": "\t"]

    /// A day: longer than any diagram needs, and far from where a sum of times would overflow.
    static let longestJump = Duration.seconds(86_400)
}
