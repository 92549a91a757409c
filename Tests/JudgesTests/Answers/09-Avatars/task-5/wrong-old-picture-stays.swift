// Says: although its own failed to load
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
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
