// Says: doesn't show the color that the app has then
@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        subscription = colors.skip(first: 1).subscribe(next: { [weak self] color in
            self?.form.searchField.background = color
        })
        .scoped()
    }
}
