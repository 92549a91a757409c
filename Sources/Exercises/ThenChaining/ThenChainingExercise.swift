import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// The code that a learner supplies in chapter 04.
public struct ThenChainingExercise: Exercise {
    /// Connects a pipeline to a form. The pipeline has to wait for the preparation.
    public typealias PreparedPipeline =
        @MainActor (SearchForm, _ preparation: Signal<String, TwitterInstantError>) -> any Disposable

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        logTexts: @escaping PipelineFixture.Pipeline,
        logTextsWhenReady: @escaping PreparedPipeline,
        logTextsAfterAll: @escaping PreparedPipeline,
        predictedTexts: String
    ) {
        fixtures = Fixtures([
            { WatchedFixture($0) { SideBySideFixture($0) { PipelineFixture($0, pipeline: logTexts) } } },
            { WatchedFixture($0) { SideBySideFixture($0) { PreparationFixture($0, pipeline: logTextsWhenReady) } } },
            { SideBySideFixture($0) { PreparationFixture($0, pipeline: logTextsAfterAll) } },
            { WrittenFixture($0, prediction: predictedTexts) },
        ])
    }
}

/// The form in a world, with a preparation that reports progress and ends at the scenario's command.
///
/// Actions: the actions of ``PipelineFixture``; `report`, `complete`, `fail`, and `failWith` (the preparation). Lanes:
/// the lanes of ``ObservedForm``; `preparation`, each subscription to the preparation, and each early disposal.
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

    var views: [any ScreenView] { fixture.views }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .report(let progress): reports.send(progress)
        case .complete: reports.complete()
        case .fail: reports.fail(.invalidResponse(.unexpectedJSON))
        case .failWith(let error): reports.fail(TwitterInstantError(error))
        default: try fixture.perform(action)
        }
    }
}
