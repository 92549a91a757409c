import ReactiveCore
import StarterProject

/// A controller with a form of its own, somebody who types into it, and a screen that may hold the form for longer.
///
/// Words: `open`; `hold` (a screen holds the form from now on, too); those of typing; `release` (of the controller); `dispose` (of what
/// `validate()` returned).
/// Lanes: `background`, each color that is set; `subscribers`, how many subscriptions the text has after each word, while the form lives.
/// Living: `controller`, `form`, `field`.
@MainActor
final class ControllerStage<Controller>: Stage {
    private let setting: Setting
    private let make: @MainActor (SearchForm) -> Controller
    private let prepare: @MainActor (Controller, Stimulus) -> Void
    private let validate: @MainActor (Controller) -> any Disposable
    private var controller: Controller?
    private weak var form: SearchForm?
    private var screen: SearchForm?
    private var subscription: (any Disposable)?

    /// - Parameter prepare: is given each word that the stage does not know, `open` among them, before the pipeline is made.
    init(
        _ setting: Setting,
        make: @escaping @MainActor (SearchForm) -> Controller,
        prepare: @escaping @MainActor (Controller, Stimulus) -> Void = { _, _ in },
        validate: @escaping @MainActor (Controller) -> any Disposable
    ) {
        self.setting = setting
        self.make = make
        self.prepare = prepare
        self.validate = validate
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open(stimulus)
        case "hold": screen = form
        case "release": controller = nil
        case "dispose": subscription?.dispose()
        default:
            if let controller { prepare(controller, stimulus) }
            form?.searchField.perform(stimulus)
        }
        if let form { setting.observer.next(form.searchField.textSubscriberCount, in: "subscribers") }
    }

    private func open(_ stimulus: Stimulus) {
        guard let form = ObservedForm(SearchWorld(), setting).form else { return }
        self.form = form
        let controller = make(form)
        setting.living.watch(form.searchField, as: "field")
        setting.living.watch(controller as AnyObject, as: "controller")
        prepare(controller, stimulus)
        self.controller = controller
        subscription = validate(controller)
    }
}

extension ControllerStage where Controller == any FormController {
    convenience init(_ setting: Setting, controller: @escaping @MainActor (SearchForm) -> any FormController) {
        self.init(setting, make: controller) { $0.validate() }
    }
}

extension ControllerStage where Controller == any StrictController {
    /// Words besides: `open` and `require` with the minimum length.
    convenience init(_ setting: Setting, strictController: @escaping @MainActor (SearchForm) -> any StrictController) {
        self.init(setting, make: strictController) { controller, stimulus in
            guard ["open", "require"].contains(stimulus.name), let minimum = stimulus.value.flatMap({ Int($0) }) else {
                return
            }
            controller.minimumLength = minimum
        } validate: {
            $0.validate()
        }
    }
}
