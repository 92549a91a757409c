import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// A form with its controller, and a screen that can keep the form alive longer.
///
/// Actions: `open`, or `openController` and `require` for a controller with a minimum length; `hold` (a screen also
/// holds the form from now on); `key`; `release` (the controller); `dispose` (the result of `validate()`). Lanes:
/// `background`, each color that is set; `subscribers`, the number of subscriptions to the text after each stimulus,
/// while the form lives. Counted objects: `controller`, `form`, `field`.
@MainActor
final class ControllerFixture: Fixture {
    private let context: ScenarioContext
    private let make: @MainActor (SearchForm) -> any FormController
    private var controller: (any FormController)?
    private weak var form: SearchForm?
    private var screen: SearchForm?
    private var subscription: (any Disposable)?

    init(_ context: ScenarioContext, make: @escaping @MainActor (SearchForm) -> any FormController) {
        (self.context, self.make) = (context, make)
    }

    var views: [any ScreenView] { form.map { [$0.searchField] } ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .open: open()
        case .openController(let minimum): open(requiring: minimum)
        case .require(let minimum): require(minimum)
        case .hold: screen = form
        case .release: controller = nil
        case .dispose: subscription?.dispose()
        case .key(let key): form?.searchField.press(key)
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let form { context.observer.next(form.searchField.textSubscriberCount, in: .subscribers) }
    }

    private func open(requiring minimum: Int? = nil) {
        guard let form = ObservedForm(SearchWorld(), context).form else { return }
        self.form = form
        let controller = make(form)
        context.living.watch(controller, as: "controller")
        self.controller = controller
        if let minimum { require(minimum) }
        subscription = controller.validate()
    }

    private func require(_ minimum: Int) { (controller as? any StrictController)?.minimumLength = minimum }
}
