// Says: its form is not

@MainActor
final class FollowingController: ColourFollower {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colours: MainSignal<Colour, Never>) {
        colours
            .subscribe(next: { [form] colour in form.searchField.background = colour })
    }
}
