import Grading
import ReactiveCore
import SharedJudges
import StarterProject

extension TaskJudge {
    /// Task 5 of chapter 10: the tutorial's last pipeline, and what's still wrong with it.
    static let breakThePause = TaskJudge(
        number: 5,
        breaking: BreakQuestion(
            faulty: { form in searchAfterAPause(form) }, right: { form in searchWithoutFaults(form) },
            faults: [
                BreakFault("deleted") {
                    !isValidSearchText($0.text)
                },
                BreakFault("silence") {
                    $0.faulty.requests < $0.right.requests
                },
                BreakFault("old answer") {
                    $0.faulty.requests == $0.right.requests
                },
            ],
            shortest: "tea{delete}{1s}"))
}

/// The chapter's pipeline without its three faults. Like that pipeline, it leaves the list alone for short texts.
@MainActor
private func searchWithoutFaults(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            isValidSearchText(text)
                ? search(for: text, on: twitter, accounts: accounts)
                    .tryMap(tweets(in:))
                    .map { tweets in SearchOutcome.found(tweets) }
                    .catch { error in .just(.failed(error)) }
                : .empty
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in
                switch outcome {
                case .found(let tweets): form?.results.show(tweets)
                case .failed(let error): form?.log("An error occurred: \(error)")
                case .tooShort: break
                }
            },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
