import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 6 of chapter 06: what one failure costs.
    static let breakTheSearch = ExerciseTask(
        number: 6,
        title: "break it",
        goal: """
            The pipeline of task 1 is what the tutorial's reader has at this point, and `run 6` runs it. \
            Write a `BreakScript`, as in chapter 00, with which its log lacks something that the log of task 5 has. \
            There are two ways to lose something.
            """,
        hints: [
            "With answers that all come, the two logs are the same. Which steps of a plan aren't answers?",
            "A failure alone isn't enough: both logs say it. Something has to come after it.",
            "Four letters are two searches. Let the first one fail: `503,200` as the plan.",
        ],
        explanation: """
            A failure ends the pipeline, and everything in it: the searches that would follow, and those that were \
            already under way. So the second loss is the nastier one: the service has answered, the answer was good, \
            and it had nowhere to go. A `catch` inside `flatMap` ends one search, and no other.
            """,
        breaking: BreakQuestion(
            faulty: { form in Judges.searchAsYouType(form) }, right: { form in searchOn(form) },
            faults: [
                BreakFault("One search failed, and the app fell silent: later texts aren't searched for.") {
                    $0.faulty.requests < $0.right.requests
                },
                BreakFault("One search failed, and with it went an answer that was already under way.") {
                    $0.faulty.requests == $0.right.requests
                },
            ],
            shortest: "teas"))
}

/// The pipeline of task 5.
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
