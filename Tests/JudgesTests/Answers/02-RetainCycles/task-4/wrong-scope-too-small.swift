// Says: over before it had begun

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        let subscription = colours
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
            .scoped()
        _ = subscription
    }
}
