// Says: has none either
// Breaks: failure
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
    let cells = MainSubject<(TweetCell, Tweet)>(scheduler: schedulers.main)

    cells.signal
        .flatMap { cell, tweet in
            avatar(of: tweet, from: twitter, on: schedulers.background).map { image in (cell, image) }
        }
        .deliver(on: schedulers.main)
        .subscribe(
            next: { cell, image in cell.image = image },
            failed: { _ in }
        )

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        cells.send((cell, tweet))
    }
}
