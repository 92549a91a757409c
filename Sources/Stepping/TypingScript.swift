/// Keys to press, with their times: `"mag{600ms}ic{delete}"`.
///
///     a character     that key
///     {delete}        the delete key
///     {clear}         everything deleted at once, as Ctrl-U does
///     {tab} {return}  the keys that go to the next field, and press a button
///     {allow} {deny}  the user's answer to the request for access to the accounts
///     {600ms} {2s}    a pause
///     {@600ms} {@2s}  the time of the next key since the start
///     {{              an opening brace
///
/// A key without a given time comes 120 ms after the previous key or pause, and the first key 120 ms after the start.
package struct TypingScript: Sendable, Equatable {
    /// The time between two keys.
    package static let pace = Duration.milliseconds(120)

    package enum Key: Sendable, Equatable {
        /// A character as users see it: an accented letter or an emoji is one character.
        case character(Character)
        case delete
        case clear
        case tab
        /// Presses the button that has the focus; in a field, moves to the next view.
        case enter
        case allow
        case deny
    }

    /// A key and its time since the start.
    package struct Press: Sendable, Equatable {
        package var at: Duration
        package var key: Key
    }

    /// The keys, in order of time.
    package internal(set) var presses: [Press] = []

    /// The end of the script: the time of the last key, or the end of the pause after it.
    package internal(set) var end = Duration.zero

    package init() {}

    package init(parsing script: String) throws(TypingScriptError) {
        let characters = Array(script)
        var position = 0
        while position < characters.count {
            let start = position
            position += 1
            func mistake(_ sentence: String) -> TypingScriptError {
                TypingScriptError(script: script, column: start + 1, sentence: sentence)
            }
            guard characters[start] == "{" else {
                press(.character(characters[start]))
                continue
            }
            if position < characters.count, characters[position] == "{" {
                position += 1
                press(.character("{"))
                continue
            }
            guard let close = characters[position...].firstIndex(of: "}") else {
                throw mistake(
                    """
                    The brace at column \(start + 1) is never closed. Write a key such as `{delete}`, a pause such as \
                    `{600ms}`, or `{{` for a brace.
                    """)
            }
            let word = String(characters[position..<close])
            position = close + 1
            if let key = Self.keys[word] {
                press(key)
            } else if word.hasPrefix("@"), let time = Self.pause(String(word.dropFirst())) {
                guard time >= presses.last?.at ?? .zero else {
                    throw mistake(
                        """
                        `{\(word)}` at column \(start + 1) is before the key before it. Each key comes 120 ms after \
                        the previous one; give a later time.
                        """)
                }
                end = time - Self.pace
            } else if let pause = Self.pause(word) {
                end += pause
            } else {
                throw mistake(
                    """
                    `{\(word)}` at column \(start + 1) is not a key. The keys are `{delete}`, `{clear}`, `{tab}`, \
                    `{return}`, `{allow}`, `{deny}` and pauses such as `{600ms}` or `{2s}`.
                    """)
            }
        }
    }

    static let keys: [String: Key] = [
        "delete": .delete, "clear": .clear, "tab": .tab, "return": .enter, "allow": .allow, "deny": .deny,
    ]

    private mutating func press(_ key: Key) {
        end += Self.pace
        presses.append(Press(at: end, key: key))
    }

    private static func pause(_ word: String) -> Duration? {
        if word.hasSuffix("ms"), let count = UInt32(word.dropLast(2)) { return .milliseconds(Int64(count)) }
        if word.hasSuffix("s"), let count = UInt32(word.dropLast()) { return .seconds(Int64(count)) }
        return nil
    }
}
