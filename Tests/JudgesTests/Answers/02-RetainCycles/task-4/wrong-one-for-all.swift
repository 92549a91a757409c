// Says: the older one has stopped

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm
    private static var subscription: ScopedDisposable?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        Self.subscription = colours
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
            .scoped()
    }
}
