import Marbles
import ReactiveCore
import TerminalUI

/// A search is worth sending when its text is longer than two characters.
///
/// A function of its own, although it is short: the rule has a name now, and one place to change it.
func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}

/// The step of this chapter: the field's background tells whether its text is valid.
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .traced("text")
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .traced("color")
        .subscribe(next: { color in searchField.background = color })
}
