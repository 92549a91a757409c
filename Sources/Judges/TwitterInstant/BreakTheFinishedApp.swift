import Grading
import ReactiveCore
import SharedJudges
import SocialService
import StarterProject

extension TaskJudge {
    /// Task 6 of chapter 11: an app that looks finished.
    static let breakTheFinishedApp = TaskJudge(
        number: 6,
        breaking: BreakQuestion(
            faulty: { form in almostFinished(form) }, right: { form in finished(form) },
            faults: [
                BreakFault("denied") {
                    $0.right.requests == 0 && $0.right.screen.status.hasPrefix("search failed")
                },
                BreakFault("deleted during the search") {
                    !isValidSearchText($0.text)
                },
                BreakFault("typed again") {
                    $0.faulty.requests < $0.right.requests
                },
            ],
            shortest: "t"))
}

@MainActor
private func almostFinished(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

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
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

@MainActor
private func finished(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in outcome(of: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}

private func outcome(
    of text: String, on twitter: Twitter, accounts: AccountStore
) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }
    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
