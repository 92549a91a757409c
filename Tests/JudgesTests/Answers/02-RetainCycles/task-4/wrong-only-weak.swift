// Says: one for each that was ever opened

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm
    private var subscription: (any Disposable)?

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        subscription = colours
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
    }
}
