import ReactiveCore
import StarterProject

extension ChapterContext {
    /// Shows the list of tweets below the search field, and a short log with one line per list.
    public func showResults() {
        views = [searchField, form.results.table]
        logHeight = .rows(3)
        logResults()
    }

    /// Logs a line for each new list of tweets.
    public func logResults() {
        form.results.tweetsSignal
            .skip(first: 1)
            .subscribe(next: { [weak self] tweets in self?.log(Self.line(about: tweets)) })
    }

    /// `15 tweets shown, the first by @name: its text`, with the text shortened.
    private static func line(about tweets: [Tweet]) -> String {
        guard let first = tweets.first else { return "No tweets shown" }
        let text = first.text.replacing("\n", with: " ")
        let beginning = text.count > 24 ? text.prefix(23) + "…" : text[...]
        return
            "\(tweets.count) tweet\(tweets.count == 1 ? "" : "s") shown, the first by @\(first.username): \(beginning)"
    }
}
