// Says: Its cell was reused during its second attempt
@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
            .catch { _ in StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background) }
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
