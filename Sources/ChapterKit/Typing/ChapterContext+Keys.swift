import LineEditor
import TerminalUI

extension ChapterContext {
    /// Presses a key of a script.
    func press(_ key: TypingScript.Key) {
        switch key {
        case .character(let character): searchField.insert(String(character))
        case .delete: searchField.deleteBackward()
        case .clear: searchField.clear()
        case .tab, .enter: break
        case .allow: user.answer(true)
        case .deny: user.answer(false)
        }
    }

    /// Presses a key that came through a pipe. While a question waits, y and n answer it.
    func press(_ key: Key) {
        switch key {
        case .scalar("y") where user.isAsked: user.answer(true)
        case .scalar("n") where user.isAsked: user.answer(false)
        default: searchField.press(key)
        }
    }
}
