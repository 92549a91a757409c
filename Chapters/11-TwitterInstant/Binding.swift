import ReactiveCore
import StarterProject
import TerminalUI

/// Puts the form in front of a view model: what is typed goes in, what comes out is shown.
///
/// The field holds the model, on purpose: somebody has to, and the model knows no view, so there is no cycle.
@MainActor
func bind(_ model: SearchViewModel, to form: SearchForm) {
    form.searchField.textSignal
        .subscribe(next: { text in model.text.value = text })

    model.isValid
        .map { isValid in isValid ? Color.white : .yellow }
        .bind(to: form.searchField, \.background)

    model.outcome.signal
        .skip(first: 1)
        .subscribe(next: { [weak form] outcome in form?.show(outcome) })
}
