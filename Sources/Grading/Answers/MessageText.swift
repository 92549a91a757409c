import BookText

/// The message of a mistake, with named places for what a run shows: "`{text}` arrived after {time}."
public struct MessageText: Sendable, Equatable {
    /// The text as it's written.
    public let text: String

    /// A text.
    public init(_ text: String) { self.text = text }

    /// The names of its places, in their order.
    public var places: [String] { PlacedText(text).places }

    /// Whether a message is this text, with anything in its places. A place that's named twice has the same in both.
    /// Where the message begins a new line, the text may have a space.
    public func matches(_ message: String) -> Bool {
        let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return matches(words[...], PlacedText(text).parts[...], [:])
    }

    private func matches(_ message: Substring, _ parts: ArraySlice<PlacedText.Part>, _ known: [String: Substring])
        -> Bool
    {
        guard let part = parts.first else { return message.isEmpty }
        let others = parts.dropFirst()
        switch part {
        case .words(let words):
            return message.hasPrefix(words) && matches(message.dropFirst(words.count), others, known)
        case .place(let name):
            if let value = known[name] {
                return message.hasPrefix(value) && matches(message.dropFirst(value.count), others, known)
            }
            guard case .words(let next)? = others.first, !next.isEmpty else {
                return matches(message.suffix(0), others, known)
            }
            // From the first place where the next words follow, so that a text is compared a few times at most.
            var search = message
            while let found = search.firstRange(of: next) {
                let value = message[..<found.lowerBound]
                if matches(message[found.lowerBound...], others, known.merging([name: value]) { $1 }) { return true }
                search = message[message.index(after: found.lowerBound)...]
            }
            return false
        }
    }
}
