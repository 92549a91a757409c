import StarterProject
import TerminalUI

/// Twitter Instant with callbacks, flags and a timer. It works in every demo.
@MainActor
final class InstantSearch {
    private let form: SearchForm

    // What the callbacks have to remember for each other.
    private var isAskingForAccess = false
    private var hasAccess = false
    private var timer: PendingCall?
    private var isSearching = false
    private var lastText = ""

    init(form: SearchForm) {
        self.form = form
        form.onTextChange { text in self.textChanged(to: text) }
        textChanged(to: form.searchField.text)
        askForAccess()
    }

    private func textChanged(to text: String) {
        form.searchField.background = color(for: text)
        guard text.count > 2 else {
            form.results.show([])
            if !isSearching { form.status.text = "" }
            return
        }
        timer?.cancel()
        timer = form.startTimer(.milliseconds(500)) {
            self.timer = nil
            self.search(for: text)
        }
    }

    private func askForAccess() {
        guard !isAskingForAccess else { return }
        isAskingForAccess = true
        form.requestAccess { granted in
            guard granted else {
                self.form.status.text = "no access to your accounts"
                return
            }
            self.isAskingForAccess = false
            self.hasAccess = true
        }
    }

    private func search(for text: String) {
        guard hasAccess else { return askForAccess() }
        guard text != lastText else { return }
        lastText = text
        isSearching = true
        form.status.text = "searching…"
        form.findTweets(for: text) { result in
            switch result {
            case .success(let tweets):
                self.isSearching = false
                self.form.results.show(tweets)
                self.form.status.text = "\(tweets.count) tweets for \"\(text)\""
            case .failure(let error):
                self.form.status.text = "search failed: \(error)"
            }
        }
    }

    deinit {
        form.log("the search is freed")
    }
}
