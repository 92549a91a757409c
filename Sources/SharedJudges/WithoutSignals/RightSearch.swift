import TerminalUI

/// The app of chapter 00 without its faults, for comparison with the faulty app.
@MainActor
final class RightSearch {
    private let form: SearchForm
    private var isAllowed: Bool?
    private var waitingText: String?
    /// The text whose search runs, or whose tweets are shown.
    private var currentText: String?
    private var timer: PendingCall?
    private var search: PendingCall?

    init(form: SearchForm) {
        self.form = form
        form.onTextChange { [weak self] text in self?.textChanged(to: text) }
        textChanged(to: form.searchField.text)
        form.requestAccess { [weak self] granted in self?.decided(granted) }
    }

    private func textChanged(to text: String) {
        form.searchField.background = color(for: text)
        timer?.cancel()
        waitingText = nil
        guard text.count > 2 else {
            search?.cancel()
            currentText = nil
            form.results.show([])
            form.status.text = restingStatus
            return
        }
        timer = form.startTimer(.milliseconds(500)) { [weak self] in self?.search(for: text) }
    }

    private var restingStatus: String { isAllowed == false ? "no access to your accounts" : "" }

    private func decided(_ granted: Bool) {
        isAllowed = granted
        form.status.text = restingStatus
        if granted, let waitingText { search(for: waitingText) }
    }

    private func search(for text: String) {
        guard isAllowed == true else {
            waitingText = text
            return
        }
        guard text != currentText else { return }
        currentText = text
        form.status.text = "searching…"
        search?.cancel()
        search = form.findTweets(for: text) { [weak self] result in self?.show(result, for: text) }
    }

    private func show(_ result: Result<[Tweet], TwitterInstantError>, for text: String) {
        switch result {
        case .success(let tweets):
            form.results.show(tweets)
            form.status.text = "\(tweets.count) tweets for \"\(text)\""
        case .failure(let error):
            currentText = nil
            form.status.text = "search failed: \(error)"
        }
    }

    deinit {
        timer?.cancel()
        search?.cancel()
        form.log("the search is freed")
    }
}
