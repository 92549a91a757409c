// Says: was searched for twice, and the older answer
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var lastText = ""

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        lastText = text
        form.status.text = "searching…"
        form.findTweets(for: text) { result in
            if text == self.lastText { self.show(result, for: text) }
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
