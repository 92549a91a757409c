import Playing
import ReactiveCore
import TerminalUI

/// A form that opens and closes, with a text field.
///
/// Actions: `open`, `close`, `key`, `release` (form and field). Lanes: `background`, each color that is set;
/// `subscribers`, the text's subscription count after each stimulus, while the field lives. Counted objects: `form`,
/// `field`.
@MainActor
final class FormFixture: Fixture {
    private let observer: Observer
    private var field: TextField?
    private var form: (any OpenableForm)?

    init(_ context: ScenarioContext, form: (TextField) -> any OpenableForm) {
        observer = context.observer
        let field = TextField.observed(by: context.observer)
        let form = form(field)
        context.living.watch(field, as: "field")
        context.living.watch(form, as: "form")
        (self.field, self.form) = (field, form)
    }

    var views: [any ScreenView] { field.map { [$0] } ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .open: form?.open()
        case .close: form?.close()
        case .key(let key): field?.press(key)
        case .release: (form, field) = (nil, nil)
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let field { observer.next(field.textSubscriberCount, in: .subscribers) }
    }
}
