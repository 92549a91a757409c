import ReactiveCore
import StarterProject

/// Searches for every text of the field, even the empty one.
@MainActor
func searchForEveryText(_ form: SearchForm) {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    requestAccess(to: accounts)
        .then { texts }
        .flatMap { text in
            StarterProject.search(for: text, on: twitter, accounts: accounts)
                .map { json in "\"\(text)\": \(json["statuses"].array?.count ?? 0) tweets" }
                .catch { error in .just("\"\(text)\": \(error)") }
        }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
