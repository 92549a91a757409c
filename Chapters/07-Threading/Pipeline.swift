import ReactiveCore
import StarterProject

/// The step of this chapter: delivers the answers on main, where code may change a view.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] json in form?.status.text = json.searchSummary },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
