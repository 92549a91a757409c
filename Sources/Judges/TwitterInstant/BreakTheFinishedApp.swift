import SharedJudges

extension BookTask {
    /// Task 6 of chapter 11: an app that looks finished.
    static let breakTheFinishedApp = BookTask(
        breaking: { form in almostFinished(form) },
        besides: { form in
            searchOutcomes(of: form).subscribe(
                next: { [weak form] outcome in form?.show(outcome) },
                failed: { [weak form] error in form?.show(.failed(error)) })
        },
        shortest: "t",
        faults: [
            "denied": { $0.right.requests == 0 && $0.right.screen.status.hasPrefix("search failed") },
            "deleted during the search": { !isValidSearchText($0.text) },
            "typed again": { $0.faulty.requests < $0.right.requests },
        ])
}

@MainActor
private func almostFinished(_ form: SearchForm) -> any Disposable {
    let (texts, twitter, accounts) = (form.searchField.textSignal.signal, form.twitter, form.accountStore)
    let paused = requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .share()
    let tooShort = paused.filter { text in !isValidSearchText(text) }.map { _ in SearchOutcome.tooShort }
    return
        paused
        .filter(isValidSearchText)
        .distinct()
        .flatMapLatest { text in outcome(of: text, on: twitter, accounts: accounts) }
        .merge(with: tooShort)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") })
}

/// The outcome of each text after a pause, without a fault of the tutorial's pipelines.
@MainActor
func searchOutcomes(of form: SearchForm) -> MainSignal<SearchOutcome, TwitterInstantError> {
    let (texts, twitter, accounts) = (form.searchField.textSignal.signal, form.twitter, form.accountStore)
    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in outcome(of: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
}

private func outcome(of text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }
    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
