/// The signs of the notation.
enum MarbleNotation {
    /// Signs that stand for something other than a value.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// A day: longer than any diagram needs, and far from where a sum of times would overflow.
    static let longestJump = Duration.seconds(86_400)
}
