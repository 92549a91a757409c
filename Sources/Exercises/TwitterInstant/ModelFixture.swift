import Playing
import ReactiveCore
import StarterProject

/// A view model without a view, and its world.
///
/// Actions: `openForm`; `key`, which sets the whole text; `release` (the model); the actions of ``ObservedForm``.
/// Lanes: `outcome`, each outcome of the model, as IDs if tweets are found; `asked`, `request`, `answered`, `failed`,
/// and `canceled` as in ``ObservedForm``. Counted objects: `model`, its `text` and `outcome`; `form`, `field`.
@MainActor
final class ModelFixture: Fixture {
    private let context: ScenarioContext
    private let make: TwitterInstantExercise.ModelMaker
    private var observed: ObservedForm?
    private var model: (any SearchModel)?

    init(_ context: ScenarioContext, make: @escaping TwitterInstantExercise.ModelMaker) {
        (self.context, self.make) = (context, make)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world): open(world)
        case .key(.type(let text)): model?.text.value = text
        case .release: model = nil
        default: try observed.perform(action)
        }
    }

    private static func description(of outcome: SearchOutcome) -> String {
        if case .found(let tweets) = outcome { tweets.map(\.id).joined(separator: " ") } else { "\(outcome)" }
    }

    private func open(_ world: SearchWorld) {
        let observed = ObservedForm(world, context)
        self.observed = observed
        guard let form = observed.form else { return }
        let model = make(form.twitter, form.accountStore, context.schedulers.main)
        context.living.watch(model, as: "model")
        context.living.watch(model.text, as: "text")
        context.living.watch(model.outcome, as: "outcome")
        model.outcome.signal.subscribe(next: { [observer = context.observer] outcome in
            observer.next(Self.description(of: outcome), in: .outcome)
        })
        self.model = model
    }
}
