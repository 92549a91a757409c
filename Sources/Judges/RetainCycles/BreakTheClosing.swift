import Grading
import SharedJudges

extension TaskJudge {
    /// Task 5 of chapter 02: a controller that is kept alive only sometimes.
    static let breakTheClosing = TaskJudge(
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
