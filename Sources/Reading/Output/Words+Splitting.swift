extension Words {
    /// The maximum length of a line, in bytes. A command with every option and a long line of marbles is far shorter.
    private static let longestLine = 16_384

    /// The words of a line that was typed at the prompt, or pasted from a lesson with the lesson's prompt.
    /// - Throws: ``Complaint`` if it's too long, or has an unclosed quote.
    package static func typed(_ line: String) throws(Complaint) -> [String] {
        guard line.utf8.count <= longestLine else {
            throw Complaint.usage("This line has \(line.count) characters, too long for a command. Nothing was done.")
        }
        let shown = ConsoleLine(line) ?? ConsoleLine("$ " + line)
        return try split(shown?.workbookLine ?? line)
    }

    /// - Throws: ``Complaint`` for an unclosed quote, with a caret under it.
    package static func split(_ line: String) throws(Complaint) -> [String] {
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
