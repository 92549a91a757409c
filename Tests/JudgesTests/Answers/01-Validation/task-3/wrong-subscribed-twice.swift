// Says: twice

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    let logged = searchField.textSignal
        .doNext { text in log(text) }
    logged.subscribe(next: { _ in })

    return logged
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })
}
