import Playing
import ReactiveCore
import TerminalUI

/// A text field with a pipeline on it.
///
/// Actions: `key`, `dispose` (the pipeline's result), `release` (the field). Lane: `background`, each color that is
/// set. Counted objects: `field`.
@MainActor
final class FieldFixture: Fixture {
    private var field: TextField?
    private let subscription: any Disposable

    init(_ context: ScenarioContext, pipeline: ValidationExercise.Pipeline) {
        let field = TextField.observed(by: context.observer)
        context.living.watch(field, as: "field")
        self.field = field
        subscription = pipeline(field)
    }

    var views: [any ScreenView] { field.map { [$0] } ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .key(let key): field?.press(key)
        case .dispose: subscription.dispose()
        case .release: field = nil
        default: throw UnknownAction()
        }
    }
}
