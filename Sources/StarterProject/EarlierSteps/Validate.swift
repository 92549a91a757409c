import ReactiveCore
import TerminalUI

/// Colors the field's background by whether its text is valid: the step of chapters 01 and 02. The pipeline doesn't
/// retain the field.
@MainActor
@discardableResult
public func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}

/// Returns whether a text is worth a search, by the rule of chapter 01: it has more than two characters.
public func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}
