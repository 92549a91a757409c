// Says: decoded on main
// The picture is made where it is shown.
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .deliver(on: background)
        .flatMap { file in decode(file, for: twitter) }
}

@MainActor
func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        download(tweet.avatarURL, from: twitter)
            .deliver(on: schedulers.main)
            .flatMap { file in decode(file, for: twitter) }
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
