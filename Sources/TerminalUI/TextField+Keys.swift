import LineEditor

/// Keys for a field without a terminal: libedit's default ones, as far as a field needs them.
extension TextField {
    /// Handles a key as on a terminal. Keys without a meaning here do nothing; in a disabled field none has one.
    ///
    /// For bytes that arrive through a pipe, `KeyDecoder` makes the keys.
    public func press(_ key: Key) {
        guard isEnabled else { return }
        switch key {
        case .scalar(let scalar): press(scalar)
        case .paste(let text): insert(text)
        case .named(let name): press(name)
        case .alt, .escape, .unknown: break
        }
    }

    private func press(_ scalar: Unicode.Scalar) {
        let line = editedLine
        switch scalar {
        case "\u{7f}", "\u{08}": deleteBackward()
        case "\u{01}": move(to: 0)
        case "\u{05}": move(to: line.text.unicodeScalars.count)
        case "\u{02}": press(.left)
        case "\u{06}": press(.right)
        case "\u{04}": press(.delete)
        case "\u{15}": clear()
        case "\u{0b}": setText(line.beforeCursor)
        case "\u{17}": deleteBackward(characters: TextField.wordLength(line.beforeCursor.reversed()))
        default:
            if scalar.value >= 0x20 { insert(String(scalar)) }
        }
    }

    private func press(_ name: Key.Name) {
        let line = editedLine
        let before = line.beforeCursor
        let after = line.afterCursor
        func length(_ characters: some Collection<Character>) -> Int {
            characters.reduce(0) { $0 + $1.unicodeScalars.count }
        }
        switch name {
        case .left: move(to: cursor - length(before.suffix(1)))
        case .right: move(to: cursor + length(after.prefix(1)))
        case .wordLeft: move(to: cursor - length(before.suffix(TextField.wordLength(before.reversed()))))
        case .wordRight: move(to: cursor + length(after.prefix(TextField.wordLength(Array(after)))))
        case .home: move(to: 0)
        case .end: move(to: line.text.unicodeScalars.count)
        case .delete: setText(before + String(after.dropFirst()), cursor: cursor)
        case .up, .down, .pageUp, .pageDown, .backTab: break
        }
    }

    private func move(to place: Int) {
        setText(text, cursor: place)
    }

    /// The number of characters in the next word and the gap before it.
    private static func wordLength(_ characters: [Character]) -> Int {
        func isPartOfWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "*?_-.[]~=".contains(character)
        }
        let gap = characters.prefix { !isPartOfWord($0) }
        return gap.count + characters.dropFirst(gap.count).prefix(while: isPartOfWord).count
    }
}
