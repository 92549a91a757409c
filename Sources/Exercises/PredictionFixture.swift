/// What the learner predicts, recorded as it is written in the exercise.
///
/// Actions: none. Lane: `prediction`, once.
@MainActor
final class PredictionFixture: Fixture {
    init(_ context: ScenarioContext, prediction: String) {
        context.observer.next(prediction, in: .prediction)
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) { throw UnknownAction() }
}
