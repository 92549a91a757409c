// Says: No avatar is loaded
// Breaks: second run
@MainActor
private var isFirst = true

@MainActor
func retryAvatars(_ form: SearchForm) {
    guard isFirst else { return }
    isFirst = false
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
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
