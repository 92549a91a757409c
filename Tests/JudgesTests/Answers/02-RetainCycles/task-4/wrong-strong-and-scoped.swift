// Says: The controller stays alive after its release
// Breaks: lifetime

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        subscription =
            colors
            .subscribe(next: { color in self.form.searchField.background = color })
            .scoped()
    }
}
