import Playing
import ReactiveCore
import SocialService
import StarterProject

/// The code that a learner supplies in chapter 11.
public struct TwitterInstantExercise: Exercise {
    /// Makes a view model.
    public typealias ModelMaker = @MainActor (Twitter, AccountStore, MainScheduler) -> any SearchModel

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        searchInstantly: @escaping PipelineFixture.Pipeline,
        searchOnAfterErrors: @escaping PipelineFixture.Pipeline,
        predictedAnswers: String,
        model: @escaping ModelMaker,
        finishedApp: @escaping PipelineFixture.Pipeline,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchInstantly) },
            { PipelineFixture($0, pipeline: searchOnAfterErrors) },
            { WrittenFixture($0, prediction: predictedAnswers) },
            { ModelFixture($0, make: model) },
            { PipelineFixture($0, pipeline: finishedApp) },
            { WrittenFixture($0, script: script) },
        ])
    }
}

/// A search without a screen, from texts to outcomes. The learner writes such a model in task 4.
@MainActor
public protocol SearchModel: AnyObject, Sendable {
    /// The text of the search field. A view sets it.
    var text: MainProperty<String> { get }

    /// The outcome of the search for that text.
    var outcome: MainProperty<SearchOutcome> { get }
}
