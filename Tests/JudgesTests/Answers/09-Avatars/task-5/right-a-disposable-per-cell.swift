@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers
    var loadings: [ObjectIdentifier: SerialDisposable] = [:]

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        let loading = loadings[ObjectIdentifier(cell)] ?? SerialDisposable()
        loadings[ObjectIdentifier(cell)] = loading
        let avatar = StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
        loading.replace(
            with:
                avatar
                .catch { _ in avatar }
                .deliver(on: schedulers.main)
                .subscribe(
                    next: { [weak cell] image in cell?.image = image },
                    failed: { _ in }
                ))
    }
}
