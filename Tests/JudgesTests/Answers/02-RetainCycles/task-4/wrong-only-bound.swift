// Says: until the next colour

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        colours.bind(to: form.searchField, \.background)
    }
}
