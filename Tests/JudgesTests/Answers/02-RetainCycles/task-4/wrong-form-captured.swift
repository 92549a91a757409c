// Says: its form isn't

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        colors
            .subscribe(next: { [form] color in form.searchField.background = color })
    }
}
