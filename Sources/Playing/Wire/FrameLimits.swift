/// Limits of a recording, which learner code in the player's process can forge. Reading rejects times, numbers, and
/// names beyond limits that no exercise reaches, and shortens other texts.
public enum FrameLimits {
    /// The latest time in milliseconds: a day.
    static let latest = 86_400_000

    /// The highest subscriber number, and the maximum count of objects per name.
    static let highest = 100_000

    /// The maximum number of counted names.
    static let mostNames = 1_000

    /// The maximum length in bytes of the name of a lane, a thread, or an object.
    static let longestName = 200

    /// The maximum length of a text in Unicode scalars. The rest is counted: "… 3,799,000 more".
    public static let longestText = 1_000

    /// Shortens a text that is too long.
    /// - Parameter length: the maximum number of Unicode scalars that stay.
    public static func cut(_ text: String, to length: Int = longestText) -> String {
        // A text has at least as many bytes as scalars.
        guard text.utf8.count > length else { return text }
        let count = text.unicodeScalars.count
        guard count > length else { return text }
        return String(text.unicodeScalars.prefix(length)) + "… \(grouped(count - length)) more"
    }

    private static func grouped(_ number: Int) -> String {
        let digits = Array("\(number)")
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digits[index])
        }
    }
}
