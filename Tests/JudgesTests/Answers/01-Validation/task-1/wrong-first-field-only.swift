// Says: The field never changes color
// Breaks: second run

/// The background of the field is white while its text is valid, and yellow while it is not.
@MainActor
private var isFirst = true

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
