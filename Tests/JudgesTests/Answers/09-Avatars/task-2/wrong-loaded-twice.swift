// Says: was requested more often than its row was shown
// Breaks: count

/// Each row loads its own avatar, and stops loading it when its cell is used for another row. (`StarterProject.avatar`
/// is the book's, so you can solve this task before task 1.)
@MainActor
func loadAvatarsInTime(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        for _ in 1...2 {
            StarterProject.avatar(of: tweet, from: twitter, on: schedulers.background)
                .deliver(on: schedulers.main)
                .take(until: cell.prepareForReuseSignal)
                .subscribe(
                    next: { [weak cell] image in cell?.image = image },
                    failed: { _ in }
                )
        }
    }
}
