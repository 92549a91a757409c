@MainActor
func retryAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        let avatar = StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
        let attempts = avatar.catch { _ in avatar }
        let ended = attempts.deliver(on: schedulers.main).take(until: cell.prepareForReuseSignal)
        ended.subscribe(next: { [weak cell] image in cell?.image = image }, failed: { _ in })
    }
}
