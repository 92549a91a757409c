import ReactiveCore
import TerminalUI

/// A form around a text field that opens and closes.
///
/// Actions: `open`, `close`, `key`. Lanes: `background`, each color that is set; `subscribers`, how many subscriptions
/// the field's text has after each stimulus.
@MainActor
final class FormFixture: Fixture {
    private let observer: Observer
    private let field: TextField
    private let form: any OpenableForm

    init(_ context: ScenarioContext, form: (TextField) -> any OpenableForm) {
        observer = context.observer
        field = TextField.observed(by: context.observer)
        self.form = form(field)
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .open: form.open()
        case .close: form.close()
        case .key(let key): field.press(key)
        default: throw UnknownAction()
        }
    }

    func recordState() { observer.next(field.textSubscriberCount, in: .subscribers) }
}
