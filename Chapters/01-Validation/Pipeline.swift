import ReactiveCore
import TerminalUI

/// Returns whether a text is worth a search: whether it has more than two characters.
///
/// It's short, but as a function the rule has a name, and one place to change it.
func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}

/// The step of this chapter: colors the field's background by whether its text is valid.
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
