// Says: Something outside the pipeline holds it
// Breaks: lifetime

/// The background of the field is white while its text is valid, and yellow while it is not.
@MainActor
private var kept: [TextField] = []

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    kept.append(searchField)
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
