import Grading
import ReactiveCore
import SharedJudges
import StarterProject

extension TaskJudge {
    /// Task 6 of chapter 06: what one failure costs.
    static let breakTheSearch = TaskJudge(
        number: 6,
        breaking: BreakQuestion(
            faulty: { form in Judges.searchAsYouType(form) }, right: { form in searchOn(form) },
            faults: [
                BreakFault("silence") {
                    $0.faulty.requests < $0.right.requests
                },
                BreakFault("lost answer") {
                    $0.faulty.requests == $0.right.requests
                },
            ],
            shortest: "teas"))
}

@MainActor
private func searchOn(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .map(\.searchSummary)
                .catch { error in .just("failed: \(error)") }
        }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
