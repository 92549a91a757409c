// Says: Every controller that was ever opened leaves one behind
// Breaks: disposal

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscription: (any Disposable)?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        subscription =
            colors
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
