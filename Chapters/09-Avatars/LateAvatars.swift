import ReactiveCore
import StarterProject

/// Loads the avatars as the tutorial does: a reused cell still gets its earlier tweet's picture, which may be logged.
@MainActor
func loadLateAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { [weak form] cell, tweet in
        cell.image = nil
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .doNext { [weak cell] _ in
                guard let author = cell?.tweet?.username, author != tweet.username else { return }
                form?.log("The face of @\(tweet.username), beside a tweet by @\(author)")
            }
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in }
            )
    }
}
