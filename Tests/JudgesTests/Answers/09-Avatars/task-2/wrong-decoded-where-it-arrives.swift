// Says: decoded on the service's queue
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        download(tweet.avatarURL, from: twitter)
            .flatMap { file in decode(file, for: twitter) }
            .deliver(on: schedulers.main)
            .take(until: cell.prepareForReuseSignal)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
