import Grading
import SharedJudges
import StarterProject

extension TaskJudge {
    /// Task 6 of chapter 09: a picture that comes late.
    static let breakTheRows = TaskJudge(
        number: 6,
        breaking: BreakQuestion(
            faulty: { form in
                loadLateAvatars(form)
                return showTweets(form)
            },
            right: { form in
                loadAvatars(form)
                return showTweets(form)
            },
            faults: [
                BreakFault("five letters") {
                    $0.faulty.line?.hasPrefix("The face of") == true
                }
            ],
            shortest: "teas"))
}
