import SharedJudges

extension BookTask {
    /// Task 5 of chapter 02: a controller that is kept alive only sometimes.
    static let breakTheClosing = BookTask(
        breaking: { form in SearchingController(form: form, isHeldBySearches: true) },
        besides: { form in SearchingController(form: form, isHeldBySearches: false) },
        shortest: "tea{return}{return}", faults: ["slow answer": { $0.right.isClosed }])
}

/// Searches for each valid text. Its closures capture it weakly, unless `isHeldBySearches`: then a search's callback
/// holds the controller until the answer arrives.
@MainActor
private final class SearchingController {
    private let form: SearchForm
    private let isHeldBySearches: Bool
    private var isAllowed = false

    init(form: SearchForm, isHeldBySearches: Bool) {
        (self.form, self.isHeldBySearches) = (form, isHeldBySearches)
        form.onTextChange { [weak self] text in self?.search(for: text) }
        form.requestAccess { [weak self] granted in self?.isAllowed = granted }
    }

    deinit {
        form.log("the controller is freed")
    }

    private func search(for text: String) {
        guard isAllowed, isValidSearchText(text) else { return }
        if isHeldBySearches {
            form.findTweets(for: text) { result in self.show(result) }
        } else {
            form.findTweets(for: text) { [weak self] result in self?.show(result) }
        }
    }

    private func show(_ result: Result<[Tweet], TwitterInstantError>) {
        switch result {
        case .success(let tweets): form.results.show(tweets)
        case .failure(let error): form.log("failed: \(error)")
        }
    }
}
