@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private final class Token {}
    private var token = Token()

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        let mine = Token()
        token = mine
        form.findTweets(for: text) { [self] result in
            guard token === mine else { return }
            show(result, for: text)
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
