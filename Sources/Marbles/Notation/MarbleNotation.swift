enum MarbleNotation {
    /// The punctuation that has a meaning in the notation. As a value, it needs quotes.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// A day: longer than any diagram needs, and short enough that sums of times don't overflow.
    static let longestJump = Duration.seconds(86_400)
}
