import ReactiveCore
import StarterProject
import TerminalUI

/// Connects the form to a view model: passes the texts to it, and shows its outcomes.
///
/// The field retains the model on purpose. That is no cycle, since the model doesn't know the view.
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
