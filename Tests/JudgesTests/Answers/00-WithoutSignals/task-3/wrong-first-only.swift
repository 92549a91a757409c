// Says: and no newer search had been sent
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var hasShown = false

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        form.findTweets(for: text) { result in
            guard !self.hasShown else { return }
            self.hasShown = true
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
