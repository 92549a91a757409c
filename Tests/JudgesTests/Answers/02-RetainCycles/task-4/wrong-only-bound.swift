// Says: until the next color

@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        colors.bind(to: form.searchField, \.background)
    }
}
