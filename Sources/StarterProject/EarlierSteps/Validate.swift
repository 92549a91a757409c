import ReactiveCore
import TerminalUI

/// The field's background tells whether its text is valid: the step of chapters 01 and 02, which does not keep the field alive.
@MainActor
@discardableResult
public func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
