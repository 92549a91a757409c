import ReactiveCore
import StarterProject

/// A view model without a view, and a world behind it.
///
/// Words: `open` with a ``SearchWorld``; `type` with a whole text, which is set at once; `release` (of the model).
/// Lanes: `outcome`, each one that the model sends, tweets by their ids; `request`, `answered`, `failed` and `canceled` as in ``ObservedForm``. Living: `model`.
@MainActor
final class ModelStage: Stage {
    private let setting: Setting
    private let make: TwitterInstantExercise.ModelMaker
    private var world: ObservedForm?
    private var model: (any SearchModel)?

    init(_ setting: Setting, make: @escaping TwitterInstantExercise.ModelMaker) {
        self.setting = setting
        self.make = make
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open(stimulus.world ?? SearchWorld())
        case "type": model?.text.value = stimulus.value ?? ""
        case "release": model = nil
        default: break
        }
    }

    /// Which tweets were found, and not only how many.
    private static func description(of outcome: SearchOutcome) -> String {
        if case .found(let tweets) = outcome { tweets.map(\.id).joined(separator: " ") } else { "\(outcome)" }
    }

    private func open(_ world: SearchWorld) {
        let observed = ObservedForm(world, setting)
        self.world = observed
        guard let form = observed.form else { return }
        let model = make(form.twitter, form.accountStore, setting.schedulers.main)
        setting.living.watch(model, as: "model")
        model.outcome.signal.subscribe(next: { [observer = setting.observer] outcome in
            observer.next(Self.description(of: outcome), in: "outcome")
        })
        self.model = model
    }
}
