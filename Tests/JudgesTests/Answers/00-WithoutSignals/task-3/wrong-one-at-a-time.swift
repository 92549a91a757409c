// Says: was never searched for
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var isSearching = false

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        guard !isSearching else { return }
        isSearching = true
        form.findTweets(for: text) { result in
            self.isSearching = false
            self.show(result, for: text)
        }
    }

    private func show(_ result: Result<[Tweet], TwitterInstantError>, for text: String) {
        switch result {
        case .success(let tweets):
            form.results.show(tweets)
            form.status.text = "\(tweets.count) tweets for \"\(text)\""
        case .failure(let error):
            form.status.text = "search failed: \(error)"
        }
    }
}
