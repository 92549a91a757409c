// Says: but the row shows one
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
        .catch { _ in .just(Image(width: 1, height: 1, pixels: [.init(red: 128, green: 128, blue: 128)])) }
}

@MainActor
func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
