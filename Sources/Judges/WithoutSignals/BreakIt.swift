import Grading

extension ExerciseTask {
    /// Task 2 of chapter 00: keys and answers that make the app go wrong.
    static let breakInstantSearch = ExerciseTask(
        number: 2,
        breaking: BreakQuestion(
            faulty: { form in InstantSearch(form: form) },
            right: { form in RightSearch(form: form) },
            faults: BreakFault.ofInstantSearch,
            shortest: "a"))
}
