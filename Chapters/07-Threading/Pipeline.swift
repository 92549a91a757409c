import Marbles
import ReactiveCore
import StarterProject

/// The step of this chapter: delivers the answers on main, where code may change a view.
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
        .deliver(on: form.schedulers.main)
        .traced("shown", as: \.searchMarble)
        .subscribe(
            next: { [weak form] json in form?.status.text = json.searchSummary },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
