import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 6 of chapter 09: a picture that comes late.
    static let breakTheRows = ExerciseTask(
        number: 6,
        title: "break it",
        goal: """
            `run 9 --variant late` is the tutorial's app: a row that has left the screen still gets its picture. \
            Its log says so each time a face appears beside another person's tweet. Write a `BreakScript`, as in \
            chapter 00, with which that happens. The app without the fault never logs it. \
            The starter's script types one word of three letters, and nothing goes wrong: find out what has to come \
            when.
            """,
        hints: [
            """
            A cell is used for another row when another list is shown. How many lists does a word of three letters get?
            """,
            """
            A picture takes a while. The next list has to be there before it. Four letters are two searches, and two \
            lists.
            """,
            "The answer to the second search can come right after the first: `200@200ms,200@100ms`.",
        ],
        explanation: """
            Keys are 120 ms apart, so an answer that takes 120 ms less than the one before it arrives at the same \
            time. On a network, that needs no plan, only bad luck, and it's rare enough to get through every test by \
            hand. \
            `take(until:)` ends the picture with the row, however the answers come.
            """,
        breaking: BreakQuestion(
            faulty: { form in showLateFaces(form) }, right: { form in showFaces(form) },
            faults: [
                BreakFault("A late picture went to a row that had another tweet by then: the wrong face.") {
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
