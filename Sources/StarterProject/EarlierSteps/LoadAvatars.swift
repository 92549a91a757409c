import ReactiveCore

/// Loads the avatar of each row, until its cell is reused for another row: the step of chapter 09.
@MainActor
public func loadAvatars(_ form: SearchForm) {
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
