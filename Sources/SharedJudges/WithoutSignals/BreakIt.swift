import Grading
import StarterProject

extension TaskJudge {
    /// Task 2 of chapter 00: keys and answers that make the app go wrong.
    static let breakInstantSearch = TaskJudge(
        number: 2,
        breaking: BreakQuestion(
            faulty: { form in InstantSearch(form: form) },
            right: { form in RightSearch(form: form) },
            faults: BreakFault.ofInstantSearch,
            shortest: "a"))
}

extension BreakFault {
    /// The faults of `InstantSearch`, in the order in which they're looked for.
    static let ofInstantSearch = [
        BreakFault("closed") { $0.right.isClosed },
        BreakFault("refused") { $0.right.screen.status == "no access to your accounts" },
        BreakFault("old error") {
            !isValidSearchText($0.text) && $0.faulty.screen.status.hasPrefix("search failed")
        },
        BreakFault("deleted text") { !isValidSearchText($0.text) },
        BreakFault("typed before access") { $0.faulty.requests == 0 && $0.right.requests > 0 },
        BreakFault("searched for again") { $0.faulty.requests < $0.right.requests },
        BreakFault("old answer") { ["tweets for", "search failed"].contains(where: $0.faulty.screen.status.contains) },
    ]
}
