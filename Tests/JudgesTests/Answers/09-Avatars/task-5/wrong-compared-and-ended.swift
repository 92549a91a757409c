// Says: A first attempt that is running when a cell is reused has to be canceled
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
            .catch { _ in
                StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
                    .take(until: cell.prepareForReuseSignal.signal)
            }
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in
                    guard cell?.tweet?.id == tweet.id else { return }
                    cell?.image = image
                },
                failed: { _ in }
            )
    }
}
