/// The signs of the notation.
enum MarbleNotation {
    /// Signs that stand for something other than a value.
    static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]
}
