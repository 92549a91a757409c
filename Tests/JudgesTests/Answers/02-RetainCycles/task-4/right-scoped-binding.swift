@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        subscription = ScopedDisposable(colors.bind(to: form.searchField, \.background))
    }
}
