// Says: the older one stopped following
// Breaks: second run

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private static var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        Self.subscription =
            colors
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
            .scoped()
    }
}
