// Says: The field never changes color
// Breaks: second run

/// Colors the field as task 1 does, and doesn't keep it alive: when nothing else holds the field, it is freed.
@MainActor
private var isFirst = true

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
