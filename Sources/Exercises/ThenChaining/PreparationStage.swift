import ReactiveCore
import StarterProject

/// The form in a world, with a preparation beside it that reports, and ends when a word says so.
///
/// Words: those of ``PipelineStage``; `report` with a text, `ready`, `fail` (of the preparation).
/// Lanes: those of ``ObservedForm``; `preparation`, when it is subscribed to, and when it is disposed of before its end.
@MainActor
final class PreparationStage: Stage {
    private let reports = Subject<String, TwitterInstantError>()
    private let stage: PipelineStage

    init(_ setting: Setting, pipeline: @escaping ThenChainingExercise.PreparedPipeline) {
        let preparation = Signal<String, TwitterInstantError>.deferred {
            [observer = setting.observer, reports = reports.signal] in
            observer.record(.subscribed, in: "preparation")
            return reports.doDisposed { observer.record(.disposed, in: "preparation") }
        }
        stage = PipelineStage(setting) { form in pipeline(form, preparation) }
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "report": reports.send(stimulus.value ?? "")
        case "ready": reports.complete()
        case "fail": reports.fail(.invalidResponse(.unexpectedJSON))
        default: stage.perform(stimulus)
        }
    }
}
