import LineEditor

/// Keys for a field without a terminal.
extension TextField {
    /// Handles a key as on a terminal, by libedit's default. Keys without a meaning here do nothing; in a disabled
    /// field none has one.
    ///
    /// For bytes that arrive through a pipe, `KeyDecoder` makes the keys.
    public func press(_ key: Key) {
        guard isEnabled else { return }
        if let change = LineChange(key) {
            let line = editedLine.after(change)
            return setText(line.text, cursor: line.cursor)
        }
        switch key {
        case .scalar(let scalar) where scalar.value >= 0x20: insert(String(scalar))
        case .paste(let text): insert(text)
        default: break
        }
    }
}
