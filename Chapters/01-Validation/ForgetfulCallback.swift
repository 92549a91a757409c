import TerminalUI

/// The rule of this chapter as a callback after each key, with the bug that the lesson opens with.
@MainActor
struct ForgetfulCallback {
    let searchField: TextField

    func textChanged(to text: String) {
        if text.count <= 2 {
            searchField.background = .yellow
        }
    }
}
