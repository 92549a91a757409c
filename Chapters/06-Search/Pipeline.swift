import Marbles
import ReactiveCore
import StarterProject

/// The step of this chapter: turns each valid text into a search, and sends the answers of all searches.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .traced("access", as: { _ in "granted" })
        .then { texts }
        .filter(isValidSearchText)
        .traced("valid")
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .traced("json", as: \.searchMarble)
        .subscribe(
            next: { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
