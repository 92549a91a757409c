@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var running: PendingCall?

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        running?.cancel()
        form.status.text = "searching…"
        running = form.findTweets(for: text) { [weak self] result in
            self?.show(result, for: text)
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
