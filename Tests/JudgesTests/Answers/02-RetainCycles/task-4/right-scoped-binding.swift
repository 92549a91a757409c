@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        subscription = ScopedDisposable(colours.bind(to: form.searchField, \.background))
    }
}
