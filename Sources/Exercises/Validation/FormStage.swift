import ReactiveCore
import TerminalUI

/// A form around a text field, and somebody who opens it, types, and closes it.
///
/// Words: `open`, `close`, `type` with a text, `delete`.
/// Lanes: `background`, each color that is set; `subscribers`, how many subscriptions the field's text has after each word.
@MainActor
final class FormStage: Stage {
    private let observer: Observer
    private let field: TextField
    private let form: any OpenableForm

    init(_ setting: Setting, form: (TextField) -> any OpenableForm) {
        observer = setting.observer
        field = TextField.observed(by: setting.observer)
        self.form = form(field)
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": form.open()
        case "close": form.close()
        default: field.perform(stimulus)
        }
        observer.next(field.textSubscriberCount, in: "subscribers")
    }
}
