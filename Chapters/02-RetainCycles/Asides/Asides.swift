import EarlierSteps
import ReactiveCore
import StarterProject
import TerminalUI

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

@MainActor
final class AsideController {
    private let form: SearchForm
    private let placeholder = "type here"
    private var subscription: (any Disposable)?

    init(form: SearchForm) {
        self.form = form
    }

    private func colour(for text: String) -> Colour {
        isValidSearchText(text) ? .white : .yellow
    }

    func strongForAMoment() {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .subscribe(next: { [weak self] colour in
                guard let self else { return }
                form.searchField.background = colour
                form.searchField.placeholder = placeholder
            })
    }

    func strongInMap() {
        form.searchField.textSignal
            .map { text in self.colour(for: text) }
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
    }

    func bindTheColour() {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .bind(to: form.searchField, \.background)
    }

    func open() {
        subscription = form.searchField.textSignal
            .map { text in self.colour(for: text) }
            .subscribe(next: { colour in self.form.searchField.background = colour })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
