// Says: rows that are no longer visible
// Breaks: disposal
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
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
