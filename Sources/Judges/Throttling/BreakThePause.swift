import SharedJudges

extension BookTask {
    /// Task 5 of chapter 10: the tutorial's last pipeline, and what's still wrong with it.
    static let breakThePause = BookTask(
        breaking: { form in searchAfterAPause(form) }, besides: { form in searchWithoutFaults(form) },
        shortest: "tea{delete}{1s}",
        faults: [
            "deleted": { !isValidSearchText($0.text) },
            "silence": { $0.faulty.requests < $0.right.requests },
            "old answer": { $0.faulty.requests == $0.right.requests },
        ])
}

/// The chapter's pipeline without its three faults. Like that pipeline, it leaves the list alone for short texts.
@MainActor
private func searchWithoutFaults(_ form: SearchForm) -> any Disposable {
    searchOutcomes(of: form).subscribe(
        next: { [weak form] outcome in
            switch outcome {
            case .found(let tweets): form?.results.show(tweets)
            case .failed(let error): form?.log("An error occurred: \(error)")
            case .tooShort: break
            }
        },
        failed: { [weak form] error in form?.log("An error occurred: \(error)") })
}
