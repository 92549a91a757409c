// Says: let go and still lives

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm
    private var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        subscription = colours
            .subscribe(next: { colour in self.form.searchField.background = colour })
            .scoped()
    }
}
