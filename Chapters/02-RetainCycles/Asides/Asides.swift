import ReactiveCore
import StarterProject
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

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
