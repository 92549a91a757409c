// Says: doesn't show its picture when a list is shown again
// Breaks: repetition
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers
    var seen: Set<String> = []

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        guard seen.insert(tweet.id).inserted else { return }
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
            .catch { _ in StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background) }
            .deliver(on: schedulers.main)
            .take(until: cell.prepareForReuseSignal)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
