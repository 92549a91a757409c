// Says: Compare searches, not the field's text
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        form.status.text = "searching…"
        form.findTweets(for: text) { result in
            guard self.form.searchField.text == text else { return }
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
