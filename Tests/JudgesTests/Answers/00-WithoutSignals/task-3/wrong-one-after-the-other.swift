// Says: was searched for too late
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var waiting: [String] = []

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        waiting.append(text)
        if waiting.count == 1 { sendNext() }
    }

    private func sendNext() {
        guard let text = waiting.first else { return }
        form.findTweets(for: text) { result in
            self.waiting.removeFirst()
            self.show(result, for: text)
            self.sendNext()
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
