// Says: still colors the field after `dispose()`
// Breaks: disposal

/// Colors the field as task 1 does, and doesn't keep it alive: when nothing else holds the field, it is freed.
@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    _ = searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
    return ActionDisposable {}
}
