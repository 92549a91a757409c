import Grading

extension ExerciseTask {
    /// Task 2 of chapter 00: keys and answers that make the app go wrong.
    static let breakInstantSearch = ExerciseTask(
        number: 2,
        title: "break it",
        goal: """
            The app of this chapter works in every demo. Be the user who isn't in the demo: \
            write a `BreakScript` with which it shows something wrong, such as tweets for another text than the one in \
            the field. `keys`, `access` and `plan` are what you'd write after `--type`, `--access` and `--plan`, so \
            try your script on `run 0` first. The check plays it to this app and to one without faults, and \
            compares the screens at every instant. The lesson's own script passes, too, but that fault you know: \
            find another.
            """,
        hints: [
            """
            Two lines to look at in the app: what does a callback assume about the moment in which it's called? \
            And which lines of `textChanged` does a short text never reach?
            """,
            """
            Let something happen while the app waits: for its timer (500 ms after a key), for the user's decision \
            (`access: "ask"`, with `{allow}` among the keys), or for an answer of the service (`200@2s`).
            """,
            """
            Type a word of three letters, wait for less than half a second, and delete a letter. \
            A pause is `{300ms}`, the delete key `{delete}`.
            """,
        ],
        explanation: """
            It took you a few keys; a customer finds it on a train. \
            This app has seven such faults, and no single line of it looks wrong: \
            each is a moment that two callbacks see differently. Which ones can you still find?
            """,
        breaking: BreakQuestion(
            faulty: { form in InstantSearch(form: form) },
            right: { form in RightSearch(form: form) },
            faults: BreakFault.ofInstantSearch,
            shortest: "a"))
}
