enum MarbleNotation {
    /// The characters that aren't values.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// A day: longer than any diagram needs, and much too short for a sum of times to overflow.
    static let longestJump = Duration.seconds(86_400)
}
