/// What the learner believes will happen, reported as it stands in the exercise.
///
/// Lane: `prediction`, once.
@MainActor
final class PredictionStage: Stage {
    init(_ setting: Setting, prediction: String) {
        setting.observer.next(prediction, in: "prediction")
    }

    func perform(_ stimulus: Stimulus) {}
}
