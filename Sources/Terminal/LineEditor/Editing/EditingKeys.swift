/// Applies keys to the line, by characters as users see them.
extension InputSession {
    /// Handles a key, and returns the scalars that libedit has to handle.
    func act(on key: Key) -> [Unicode.Scalar] {
        if key != .scalar("\t") { _ = takeTabBefore() }
        if kind == .field, keysForTheProgram.contains(key) {
            onMain { $0.pressed(key) }
            return []
        }
        switch key {
        case .scalar(let scalar):
            return [scalar]
        case .alt(let scalar):
            return ["\u{1b}", scalar]
        case .escape:
            if kind == .line { return ["\u{1b}"] }
            end(.canceled)
        case .paste(let text):
            // A search takes its text scalar by scalar.
            if libedit.isSearching { return Array(text.unicodeScalars) }
            libedit.insert(text)
        case .named(let name):
            return act(on: name)
        case .unknown:
            rings = true
        }
        return []
    }

    /// The control characters that replace keys during a search: they end it, and most of them then move the cursor.
    private static let controlsThatEndSearch: [Key.Name: Unicode.Scalar] = [
        .left: "\u{02}", .right: "\u{06}", .home: "\u{01}", .end: "\u{05}", .wordLeft: "\u{02}", .wordRight: "\u{06}",
        .delete: "\u{1b}",
    ]

    private func act(on key: Key.Name) -> [Unicode.Scalar] {
        if libedit.isSearching, let control = Self.controlsThatEndSearch[key] { return [control] }
        switch key {
        case .up: return ["\u{10}"]
        case .down: return ["\u{0e}"]
        case .left, .right, .home, .end, .wordLeft, .wordRight, .delete:
            guard let wanted = LineChange(key), !change(wanted) else { break }
            if [.left, .right, .delete].contains(key) { rings = true }
        case .backTab:
            rings = true
        case .pageUp, .pageDown:
            onMain { $0.pressed(.named(key)) }
        }
        return []
    }

    func perform(_ function: EditingFunction) -> EditingFunction.Result {
        let tabBefore = takeTabBefore()
        switch function {
        case .backspace:
            return change(.deleteLeft) ? .done : .refused
        case .deleteOrEnd:
            if change(.deleteRight) { return .done }
            guard kind == .field || libedit.content.text.isEmpty else { return .refused }
            end(.endOfFile)
            return .endOfInput
        case .left:
            return change(.left) ? .done : .refused
        case .right:
            return change(.right) ? .done : .refused
        case .complete:
            return complete(tabBefore: tabBefore)
        case .clearScreen:
            onMain { $0.clearScreen() }
        case .accept:
            let line = libedit.content
            let field = field
            onMain { $0.fieldAccepted(line, of: field) }
        case .cancel:
            end(.canceled)
            return .endOfInput
        case .nothing:
            return .refused
        }
        return .done
    }

    private func complete(tabBefore: Bool) -> EditingFunction.Result {
        let before = libedit.beforeCursor
        let completion = onMain { $0.completion(before: before) }
        let typed = String(before.suffix(completion.replacing))
        let shared = completion.sharedBeginning
        if completion.candidates.isEmpty { return .refused }
        if completion.candidates.count == 1 || shared.count > typed.count
            || (shared.count == typed.count && shared != typed)
        {
            libedit.deleteBeforeCursor(scalars: typed.unicodeScalars.count)
            // After a slash, the user continues with the name of a file in that folder.
            let isWhole = completion.candidates.count == 1 && !shared.hasSuffix("/")
            libedit.insert(shared + (isWhole ? " " : ""))
            return .done
        }
        lastKeyListed = true
        guard tabBefore else { return .refused }
        onMain { $0.list(completion.candidates) }
        return .done
    }

    /// - Returns: whether there was text to move over or to delete.
    private func change(_ change: LineChange) -> Bool {
        let line = libedit.content
        let new = line.after(change)
        let deleted = line.text.unicodeScalars.count - new.text.unicodeScalars.count
        libedit.moveCursor(by: new.cursor + deleted - line.cursor)
        libedit.deleteBeforeCursor(scalars: deleted)
        return new != line
    }
}
