enum MarbleNotation {
    /// The signs with a meaning in the notation. As values, they need quotes.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// A day: longer than any diagram needs, and short enough that sums of times don't overflow.
    static let longestJump = Duration.seconds(86_400)
}
