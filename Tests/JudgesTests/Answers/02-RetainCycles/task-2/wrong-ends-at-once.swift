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
            .map { text in text.count >= self.minimumLength ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
