// Says: a closure of its own list of results captures it strongly
// Breaks: lifetime
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
    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: form.twitter, on: form.schedulers.background)
            .deliver(on: form.schedulers.main)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
