// Says: The cell's tweet is compared
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
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
                next: { [weak cell] image in
                    guard cell?.tweet?.id == tweet.id else { return }
                    cell?.image = image
                },
                failed: { _ in }
            )
    }
}
