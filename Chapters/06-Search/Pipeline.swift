import ReactiveCore
import StarterProject

/// The step of chapter 06: turns each valid text into a search, and logs the answers.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next: { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
