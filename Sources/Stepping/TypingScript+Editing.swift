import Marbles

extension TypingScript {
    /// Adds a key at a time, after the keys that are already pressed at that time.
    package mutating func insert(_ key: Key, at time: Duration) {
        let place = presses.firstIndex { $0.at > time } ?? presses.count
        presses.insert(Press(at: time, key: key), at: place)
        end = max(end, time)
    }

    /// The script in the form that `--type` takes.
    package var text: String {
        var text = ""
        var written = Duration.zero
        for press in presses {
            if press.at > written + Self.pace {
                text += "{\((press.at - written - Self.pace).inMilliseconds)ms}"
            } else if press.at < written + Self.pace {
                text += "{@\(press.at.inMilliseconds)ms}"
            }
            text += Self.word(for: press.key)
            written = press.at
        }
        return end > written ? text + "{\((end - written).inMilliseconds)ms}" : text
    }

    private static func word(for key: Key) -> String {
        if case .character(let character) = key { return character == "{" ? "{{" : String(character) }
        return keys.first { $0.value == key }.map { "{\($0.key)}" } ?? ""
    }
}
