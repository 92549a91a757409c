/// What a check accepts of a recording. Learner code in the player's process can make up what its run reports, so each
/// time, count and text is held to limits where it's read, far beyond what any exercise needs.
public enum FrameLimits {
    /// The latest time, in milliseconds: a day.
    static let latest = 86_400_000

    /// The highest number of a subscriber, and the most objects that are counted under a name.
    static let highest = 100_000

    /// The most names of counted objects.
    static let mostNames = 1_000

    /// The longest name of a thread or of counted objects, in bytes.
    static let longestName = 200

    /// How much of a text is kept, in Unicode scalars. The rest is counted: "… 3,799,000 more".
    public static let longestText = 1_000

    /// A text, cut if it's too long.
    /// - Parameter length: the most Unicode scalars that are kept.
    public static func cut(_ text: String, to length: Int = longestText) -> String {
        // A text has at least as many bytes as scalars.
        guard text.utf8.count > length else { return text }
        let count = text.unicodeScalars.count
        guard count > length else { return text }
        return String(text.unicodeScalars.prefix(length)) + "… \(grouped(count - length)) more"
    }

    /// Such as "3,799,000".
    private static func grouped(_ number: Int) -> String {
        let digits = Array("\(number)")
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digits[index])
        }
    }
}
