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
        subscription = colors.map { color in self.shade(of: color) }.subscribe(next: { [weak self] color in
            self?.form.searchField.background = color
        })
        .scoped()
    }

    private func shade(of color: Color) -> Color { color }
}
