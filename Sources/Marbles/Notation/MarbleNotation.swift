enum MarbleNotation {
    /// The characters that aren't values.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// A day: longer than any diagram needs, and short enough that sums of times don't overflow.
    static let longestJump = Duration.seconds(86_400)
}
