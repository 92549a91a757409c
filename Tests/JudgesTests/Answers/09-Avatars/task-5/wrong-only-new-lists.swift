// Says: The user scrolled
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers
    let lists = form.results.tweetsSignal

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
            .catch { _ in StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background) }
            .deliver(on: schedulers.main)
            .take(until: lists.skip(first: 1))
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
