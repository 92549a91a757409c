// Says: a new subscription for each text

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in
            searchField.background = color
            searchField.textSignal.subscribe(next: { text in log(text) })
        })
}
