import SharedJudges

extension BookTask {
    /// Task 2 of chapter 13: a canceled search that shows its cancellation. The apps are written with signals here, as
    /// tasks aren't stepped in the judging process. `SearchAtEachKey` of the chapter shows the same.
    static let flashingError = BookTask(
        breaking: { form in SearchPerText(form, showsCancellation: true) },
        besides: { form in SearchPerText(form, showsCancellation: false) },
        shortest: "swi{600ms}f",
        faults: ["canceled search": { $0.faulty.screen.status.contains("CancellationError") }],
        reasons: [
            "no search yet": { $0.moments.last?.requests == 0 },
            "a real error": { $0.moments.contains { $0.screen.status.hasPrefix("search failed") } },
            "no change during the search": { run in
                let texts = run.moments.filter { $0.requests > 0 }.map(\.screen.text)
                return texts.allSatisfy { $0 == texts[0] }
            },
            "answered in time": { _ in true },
        ])
}

/// A task for each text, which the next text cancels.
@MainActor
private final class SearchPerText {
    private let running: ScopedDisposable

    init(_ form: SearchForm, showsCancellation: Bool) {
        let (twitter, accounts, main) = (form.twitter, form.accountStore, form.schedulers.main)
        validate(form.searchField)
        running =
            form.searchField.textSignal.signal
            .skip(first: 1)
            .flatMapLatest { text in
                Signal<Void, Never>.timer(after: .milliseconds(500), on: main)
                    .flatMap { result(of: text) }
            }
            .deliver(on: main)
            .subscribe(next: { [weak form] result in form?.show(result: result) })
            .scoped()

        @Sendable func result(of text: String) -> Signal<SearchResult, Never> {
            guard isValidSearchText(text) else { return .just(.tooShort) }
            return requestAccess(to: accounts)
                .then { search(for: text, on: twitter, accounts: accounts) }
                .tryMap(tweets(in:))
                .map { tweets in SearchResult.found(tweets) }
                .catch { error in .just(.failed(error)) }
                .doDisposed { [weak form] in
                    guard showsCancellation else { return }
                    main.schedule { MainActor.assumeIsolated { form?.show(result: .failed(CancellationError())) } }
                }
        }
    }
}
