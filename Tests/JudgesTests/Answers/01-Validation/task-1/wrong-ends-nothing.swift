// Says: still colors the field after `dispose()`
// Breaks: disposal

/// The background of the field is white while its text is valid, and yellow while it is not.
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    _ = searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
    return ActionDisposable {}
}
