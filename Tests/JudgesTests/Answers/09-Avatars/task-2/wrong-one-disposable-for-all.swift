// Says: its loading was ended
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers
    let loading = SerialDisposable()

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        loading.replace(
            with: StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
                .deliver(on: schedulers.main)
                .subscribe(
                    next: { [weak cell] image in cell?.image = image },
                    failed: { _ in }
                ))
    }
}
