import Marbles
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
            .traced("shown", as: { _ in tweet.initials })
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
        .traced("file", as: { _ in tweet.initials })
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
        .traced("image", as: { _ in tweet.initials })
}

extension Tweet {
    /// The marble of the author's picture in the trace.
    fileprivate var initials: String { String(username.prefix(2)) }
}
