import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// A form with its controller, and a screen that may keep the form alive longer.
///
/// Actions: `open`, or `openController` and `require` if the controller has a minimum length; `hold` (a screen also
/// holds the form from now on); `key`; `release` (the controller); `dispose` (the result of `validate()`). Lanes:
/// `background`, each color that is set; `subscribers`, the number of subscriptions to the text after each stimulus,
/// while the form lives. Counted objects: `controller`, `form`, `field`.
@MainActor
final class ControllerFixture<Controller>: Fixture {
    private let context: ScenarioContext
    private let make: @MainActor (SearchForm) -> Controller
    private let require: (@MainActor (Controller, Int) -> Void)?
    private let validate: @MainActor (Controller) -> any Disposable
    private var controller: Controller?
    private weak var form: SearchForm?
    private var screen: SearchForm?
    private var subscription: (any Disposable)?

    /// - Parameter require: sets a controller's minimum length.
    init(
        _ context: ScenarioContext,
        make: @escaping @MainActor (SearchForm) -> Controller,
        require: (@MainActor (Controller, Int) -> Void)? = nil,
        validate: @escaping @MainActor (Controller) -> any Disposable
    ) {
        self.context = context
        self.make = make
        self.require = require
        self.validate = validate
    }

    var views: [any ScreenView] { form.map { [$0.searchField] } ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch (action, require) {
        case (.open, nil): open { _ in }
        case (.openController(let minimum), let require?): open { require($0, minimum) }
        case (.require(let minimum), let require?): if let controller { require(controller, minimum) }
        case (.hold, _): screen = form
        case (.release, _): controller = nil
        case (.dispose, _): subscription?.dispose()
        case (.key(let key), _): form?.searchField.press(key)
        default: throw UnknownAction()
        }
    }

    func recordState() {
        if let form { context.observer.next(form.searchField.textSubscriberCount, in: .subscribers) }
    }

    private func open(_ prepare: (Controller) -> Void) {
        guard let form = ObservedForm(SearchWorld(), context).form else { return }
        self.form = form
        let controller = make(form)
        context.living.watch(controller, as: "controller")
        prepare(controller)
        self.controller = controller
        subscription = validate(controller)
    }
}
