import BookText
import Reading

extension Words {
    /// The words of `line`.
    /// - Throws: ``Complaint`` for an unclosed quote, with a caret under it.
    static func split(_ line: String) throws(Complaint) -> [String] {
        let words = Words(begun: line)
        if let quote = words.quote {
            throw Complaint.usage(
                """
                The quote \(quote.mark) is never closed:
                  \(line)
                  \(String(repeating: " ", count: quote.column))^
                Close it, or escape it with a backslash.
                """)
        }
        return words.all
    }
}
