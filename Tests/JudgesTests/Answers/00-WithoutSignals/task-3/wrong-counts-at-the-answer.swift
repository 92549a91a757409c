// Says: not even the newest one
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var newest = 0

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        newest += 1
        let number = newest
        form.findTweets(for: text) { result in
            self.newest += 1
            guard number == self.newest else { return }
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
