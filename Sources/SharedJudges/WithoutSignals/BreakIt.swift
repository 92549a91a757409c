extension BookTask {
    /// Task 2 of chapter 00: keys and answers that make the app go wrong.
    static let breakInstantSearch = BookTask(
        breaking: { form in InstantSearch(form: form) }, besides: { form in RightSearch(form: form) }, shortest: "a",
        faults: [
            "closed": { $0.right.isClosed },
            "refused": { $0.right.screen.status == "no access to your accounts" },
            "old error": { !isValidSearchText($0.text) && $0.faulty.screen.status.hasPrefix("search failed") },
            "deleted text": { !isValidSearchText($0.text) },
            "typed before access": { $0.faulty.requests == 0 && $0.right.requests > 0 },
            "searched for again": { $0.faulty.requests < $0.right.requests },
            "old answer": { ["tweets for", "search failed"].contains(where: $0.faulty.screen.status.contains) },
        ])
}
