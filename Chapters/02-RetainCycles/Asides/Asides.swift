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

    private func color(for text: String) -> Color {
        isValidSearchText(text) ? .white : .yellow
    }

    func strongForAMoment() {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in
                guard let self else { return }
                form.searchField.background = color
                form.searchField.placeholder = placeholder
            })
    }

    func strongInMap() {
        form.searchField.textSignal
            .map { text in self.color(for: text) }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }

    func bindTheColor() {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: form.searchField, \.background)
    }

    func open() {
        subscription = form.searchField.textSignal
            .map { text in self.color(for: text) }
            .subscribe(next: { color in self.form.searchField.background = color })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
