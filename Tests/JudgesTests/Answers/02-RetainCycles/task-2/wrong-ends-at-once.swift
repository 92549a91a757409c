// Says: at most once

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .take(first: 1)
            .map { text in text.count >= self.minimumLength ? Colour.white : .yellow }
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
    }
}
