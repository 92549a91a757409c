/// A line while it is being edited.
public struct EditedLine: Sendable, Equatable {
    /// The whole text.
    public var text: String

    /// The number of Unicode scalars before the cursor.
    ///
    /// It's not characters, because a terminal sends a character of several scalars (a family of emoji, a letter with
    /// its accents) in several keystrokes. Between two of them, the cursor can be inside a character.
    public var cursor: Int

    /// A line with its cursor, by default at the end.
    public init(_ text: String, cursor: Int? = nil) {
        let scalars = text.unicodeScalars.count
        self.text = text
        self.cursor = min(max(cursor ?? scalars, 0), scalars)
    }

    /// The text to the left of the cursor.
    public var beforeCursor: String { String(text.unicodeScalars.prefix(cursor)) }

    /// The text to the right of the cursor.
    public var afterCursor: String { String(text.unicodeScalars.dropFirst(cursor)) }
}

/// A key's change to a line, by characters as users see them. It applies to libedit's line, and to a field that gets
/// its keys from a pipe.
///
///     EditedLine("two words").after(.wordLeft).cursor  // 4
public enum LineChange: Sendable {
    case left, right, wordLeft, wordRight, toStart, toEnd
    case deleteLeft, deleteRight, deleteWordLeft, deleteWordRight, deleteToEnd, deleteAll

    /// The move or the deletion that a key makes; nil for a key that makes neither, such as a letter.
    public init?(_ key: Key) {
        switch key {
        case .named(let name): self.init(name)
        case .scalar("\u{01}"): self = .toStart
        case .scalar("\u{02}"): self = .left
        case .scalar("\u{04}"): self = .deleteRight
        case .scalar("\u{05}"): self = .toEnd
        case .scalar("\u{06}"): self = .right
        case .scalar("\u{7f}"), .scalar("\u{08}"): self = .deleteLeft
        case .scalar("\u{0b}"): self = .deleteToEnd
        case .scalar("\u{15}"): self = .deleteAll
        case .scalar("\u{17}"), .alt("\u{7f}"), .alt("\u{08}"): self = .deleteWordLeft
        case .alt("b"): self = .wordLeft
        case .alt("f"): self = .wordRight
        case .alt("d"): self = .deleteWordRight
        default: return nil
        }
    }

    init?(_ name: Key.Name) {
        switch name {
        case .left: self = .left
        case .right: self = .right
        case .wordLeft: self = .wordLeft
        case .wordRight: self = .wordRight
        case .home: self = .toStart
        case .end: self = .toEnd
        case .delete: self = .deleteRight
        case .up, .down, .pageUp, .pageDown, .backTab: return nil
        }
    }
}

extension EditedLine {
    /// The line after a change; the same line if there's nothing to move over or to delete.
    public func after(_ change: LineChange) -> EditedLine {
        let (before, after) = (beforeCursor, afterCursor)
        let wordBefore = Self.wordLength(before.reversed())
        let wordAfter = Self.wordLength(Array(after))
        return switch change {
        case .left: EditedLine(text, cursor: cursor - before.suffix(1).scalarCount)
        case .right: EditedLine(text, cursor: cursor + after.prefix(1).scalarCount)
        case .wordLeft: EditedLine(text, cursor: cursor - before.suffix(wordBefore).scalarCount)
        case .wordRight: EditedLine(text, cursor: cursor + after.prefix(wordAfter).scalarCount)
        case .toStart: EditedLine(text, cursor: 0)
        case .toEnd: EditedLine(text)
        case .deleteLeft: EditedLine(before.dropLast(1), after)
        case .deleteRight: EditedLine(before[...], after.dropFirst(1))
        case .deleteWordLeft: EditedLine(before.dropLast(wordBefore), after)
        case .deleteWordRight: EditedLine(before[...], after.dropFirst(wordAfter))
        case .deleteToEnd: EditedLine(before)
        case .deleteAll: EditedLine("")
        }
    }

    private init(_ before: Substring, _ after: some StringProtocol) {
        self.init("\(before)\(after)", cursor: before.scalarCount)
    }

    /// The number of characters in the next word and the gap before it, by libedit's definition of a word.
    private static func wordLength(_ characters: [Character]) -> Int {
        func isPartOfWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "*?_-.[]~=".contains(character)
        }
        let gap = characters.prefix { !isPartOfWord($0) }
        return gap.count + characters.dropFirst(gap.count).prefix(while: isPartOfWord).count
    }
}

extension StringProtocol {
    fileprivate var scalarCount: Int { unicodeScalars.count }
}
