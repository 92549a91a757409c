// Says: its subscription ended right away

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        let subscription =
            colors
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
            .scoped()
        _ = subscription
    }
}
