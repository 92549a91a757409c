import ReactiveCore
import StarterProject

/// The form in a world, with a preparation beside it that reports its progress and ends when the scenario says so.
///
/// Actions: those of ``PipelineFixture``; `report`, `complete` and `fail` (of the preparation). Lanes: those of
/// ``ObservedForm``; `preparation`, when it is subscribed to, and when it is disposed of before its end.
@MainActor
final class PreparationFixture: Fixture {
    private let reports = Subject<String, TwitterInstantError>()
    private let fixture: PipelineFixture

    init(_ context: ScenarioContext, pipeline: @escaping ThenChainingExercise.PreparedPipeline) {
        let preparation = Signal<String, TwitterInstantError>.deferred {
            [observer = context.observer, reports = reports.signal] in
            observer.record(.subscribed, in: .preparation)
            return reports.doDisposed { observer.record(.disposed, in: .preparation) }
        }
        fixture = PipelineFixture(context) { form in pipeline(form, preparation) }
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .report(let progress): reports.send(progress)
        case .complete: reports.complete()
        case .fail: reports.fail(.invalidResponse(.unexpectedJSON))
        default: try fixture.perform(action)
        }
    }
}
