import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 6 of chapter 09: a picture that comes late.
    static let breakTheRows = ExerciseTask(
        number: 6,
        breaking: BreakQuestion(
            faulty: { form in showLateFaces(form) }, right: { form in showFaces(form) },
            faults: [
                BreakFault("five letters") {
                    $0.faulty.line?.hasPrefix("The face of") == true
                }
            ],
            shortest: "teas"))
}

@MainActor
private func showFaces(_ form: SearchForm) -> any Disposable {
    loadAvatars(form)
    return showTweets(form)
}

@MainActor
private func showLateFaces(_ form: SearchForm) -> any Disposable {
    loadLateAvatars(form)
    return showTweets(form)
}
