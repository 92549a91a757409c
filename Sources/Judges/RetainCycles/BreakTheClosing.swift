import Grading
import SharedJudges

extension ExerciseTask {
    /// Task 5 of chapter 02: a controller that is kept alive only sometimes.
    static let breakTheClosing = ExerciseTask(
        number: 5,
        breaking: BreakQuestion(
            faulty: { form in SearchingController(form: form, isHeldBySearches: true) },
            right: { form in SearchingController(form: form, isHeldBySearches: false) },
            faults: [
                BreakFault("slow answer") {
                    $0.right.isClosed
                }
            ],
            shortest: "tea{return}{return}"))
}
