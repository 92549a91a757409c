// Says: `map` makes values, but yours also has an effect
@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        subscription = colors.map { [weak self] color in self?.form.searchField.background = color }.subscribe(next: {
            _ in
        })
        .scoped()
    }
}
