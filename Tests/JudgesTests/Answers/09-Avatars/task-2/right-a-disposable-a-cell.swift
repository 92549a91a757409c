@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers
    var loadings: [ObjectIdentifier: SerialDisposable] = [:]
    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        let loading = loadings[ObjectIdentifier(cell)] ?? SerialDisposable()
        loadings[ObjectIdentifier(cell)] = loading
        loading.replace(
            with: StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
                .deliver(on: schedulers.main)
                .subscribe(
                    next: { [weak cell] image in cell?.image = image },
                    failed: { _ in }
                ))
    }
}
