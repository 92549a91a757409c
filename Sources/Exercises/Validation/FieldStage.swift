import ReactiveCore
import TerminalUI

/// A text field with a pipeline on it, and somebody who types.
///
/// Words: `type` with a text, `delete`, `dispose` (of what the pipeline returned), `release` (of the field).
/// Lane: `background`, each color that is set. Living: `field`.
@MainActor
final class FieldStage: Stage {
    private var field: TextField?
    private let subscription: any Disposable

    init(_ setting: Setting, pipeline: ValidationExercise.Pipeline) {
        let field = TextField.observed(by: setting.observer)
        setting.living.watch(field, as: "field")
        self.field = field
        subscription = pipeline(field)
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "dispose": subscription.dispose()
        case "release": field = nil
        default: field?.perform(stimulus)
        }
    }
}
