import ReactiveCore
import StarterProject
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
final class AsideController {
    private let form: SearchForm
    private var subscription: (any Disposable)?

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in
                isValidSearchText(text) ? Color.white : .yellow
            }
            .subscribe(next: { color in
                self.form.searchField.background = color
            })
    }

    private func color(for text: String) -> Color {
        isValidSearchText(text) ? .white : .yellow
    }

    func logEachText() {
        form.searchField.textSignal
            .subscribe(next: { [weak self] text in
                self?.form.log(text)
            })
    }

    func strongForAMoment() {
        form.searchField.textSignal
            .subscribe(next: { [weak self] text in
                guard let self else { return }
                form.log(text)
                form.searchField.background = isValidSearchText(text) ? .white : .yellow
            })
    }

    func strongInMap() {
        form.searchField.textSignal
            .map { text in self.color(for: text) }
            .subscribe(next: { [weak self] color in
                self?.form.searchField.background = color
            })
    }

    func logTheFirstText() {
        form.searchField.textSignal
            .take(first: 1)
            .subscribe(next: { text in
                self.form.log("opened with \(text)")
            })
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

    func follow(_ colors: MainSignal<Color, Never>) {
        colors
            .subscribe(next: { [weak self] color in
                self?.form.searchField.background = color
            })
    }
}
