import Stepping
import Terminal

extension ChapterContext {
    func press(_ key: TypingScript.Key) {
        switch key {
        // A character can be several scalars, so it's pasted to make one event.
        case .character(let character): focus.press(.paste(String(character)))
        case .delete: focus.press(.scalar("\u{7f}"))
        case .clear: focus.press(.scalar("\u{15}"))
        case .tab: focus.press(.scalar("\t"))
        case .enter: focus.press(.scalar("\r"))
        case .allow: user.answer(true)
        case .deny: user.answer(false)
        }
    }

    /// Presses a key from a pipe. The keys y and n answer a question.
    func press(_ key: Key) {
        switch key {
        case .scalar("y") where user.isAsked: user.answer(true)
        case .scalar("n") where user.isAsked: user.answer(false)
        default: focus.press(key)
        }
    }
}
