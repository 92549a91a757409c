import ReactiveCore
import StarterProject
import TerminalUI

/// The step of this chapter: each row loads its avatar in the background, and shows it on main.
@MainActor
func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .take(until: cell.prepareForReuseSignal)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in } // The initials stay where they are.
            )
    }
}

/// Downloads the picture of a tweet's author, and decodes it in the background.
func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
}
