// Says: was requested more often than its row was shown
// Breaks: count

/// The picture of a tweet's author: downloaded, then decoded in the background.
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
}

/// Each row loads its own avatar.
@MainActor
func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        for _ in 1...2 {
            avatar(of: tweet, from: twitter, on: schedulers.background)
                .deliver(on: schedulers.main)
                .subscribe(
                    next: { [weak cell] image in cell?.image = image },
                    failed: { _ in }
                )
        }
    }
}
