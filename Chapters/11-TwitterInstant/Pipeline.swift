import ReactiveCore
import StarterProject

/// The finished app: the screen ends up with the outcome for the current text of the field.
@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in searchOutcome(of: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
