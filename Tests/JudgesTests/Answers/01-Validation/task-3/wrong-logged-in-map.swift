// Says: `map` makes values, but yours also has an effect
@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .map { text in
            log(text)
            return isValidSearchText(text) ? Color.white : .yellow
        }
        .subscribe(next: { color in searchField.background = color })
}
