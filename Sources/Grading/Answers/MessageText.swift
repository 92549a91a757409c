import Reading

/// A message with named placeholders for values: "`{text}` arrived after {time}."
public struct MessageText: Sendable, Equatable {
    /// The text, with the placeholders.
    public let text: String

    /// Makes a message from such a text.
    public init(_ text: String) { self.text = text }

    /// The names of its placeholders, in their order.
    public var places: [String] { PlacedText(text).places }

    /// Whether a message is this text with values in its placeholders. A placeholder that occurs twice must have the
    /// same value both times. A line break in the message matches a space in the text.
    public func matches(_ message: String) -> Bool {
        values(in: message.split(whereSeparator: \.isWhitespace).joined(separator: " ")) != nil
    }

    func values(in message: String) -> [String: Substring]? {
        values(in: message[...], PlacedText(text).parts[...], [:])
    }

    private func values(in message: Substring, _ parts: ArraySlice<PlacedText.Part>, _ known: [String: Substring])
        -> [String: Substring]?
    {
        guard let part = parts.first else { return message.isEmpty ? known : nil }
        let others = parts.dropFirst()
        switch part {
        case .words(let words):
            return message.hasPrefix(words) ? values(in: message.dropFirst(words.count), others, known) : nil
        case .place(let name):
            if let value = known[name] {
                return message.hasPrefix(value) ? values(in: message.dropFirst(value.count), others, known) : nil
            }
            guard case .words(let next)? = others.first, !next.isEmpty else {
                return values(in: message.suffix(0), others, known.merging([name: message]) { $1 })
            }
            // The value must end where the next words begin, so only a few lengths have to be tried.
            var search = message
            while let found = search.firstRange(of: next) {
                let value = message[..<found.lowerBound]
                let found = values(in: message[found.lowerBound...], others, known.merging([name: value]) { $1 })
                if let found { return found }
                search = message[message.index(after: value.endIndex)...]
            }
            return nil
        }
    }
}
