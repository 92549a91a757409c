// Says: a new subscription for each

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { colour in
            searchField.background = colour
            searchField.textSignal.subscribe(next: { text in log(text) })
        })
}
