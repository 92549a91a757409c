@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .subscribe(next: { [weak self] text in
                guard let self else { return }
                form.searchField.background = text.count >= minimumLength ? .white : .yellow
            })
    }
}
