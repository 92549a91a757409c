import Grading

extension ExerciseTask {
    /// Task 5 of chapter 02: a controller that is held only now and then.
    static let breakTheClosing = ExerciseTask(
        number: 5,
        title: "break it",
        goal: """
            The app of this task has one controller, which searches for each text of three letters or more, and shows \
            the tweets. It logs a line when it's freed. All its closures begin with `[weak self]`, except one, and in \
            every demo the controller is freed the moment the app is closed. You don't see the code. \
            Write a `BreakScript`, as in chapter 00, with which it isn't.
            """,
        hints: [
            """
            Closing is `{return}{return}` among the keys. When you close the app after a while, all is well. When \
            isn't it?
            """,
            """
            The closure without a capture list is called once, later, and then it's gone, with all that it holds. \
            What does this app wait for?
            """,
            "Close it while a search is under way. A slow answer helps: `200@2s` in the plan.",
        ],
        explanation: """
            A closure that's called once is freed after the call, so most of the time, nothing leaks. But until then \
            it holds the controller, and if the call never comes, it holds it forever. That's why a weak capture \
            belongs in callbacks, too. This kind of leak hides in every demo with a fast network.
            """,
        breaking: BreakQuestion(
            faulty: { form in SearchingController(form: form, isHeldBySearches: true) },
            right: { form in SearchingController(form: form, isHeldBySearches: false) },
            faults: [
                BreakFault("The controller outlived the app: a search that was under way still held it.") {
                    $0.right.isClosed
                }
            ],
            shortest: "tea{return}{return}"))
}
