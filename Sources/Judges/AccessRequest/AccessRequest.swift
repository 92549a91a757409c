import Grading

extension Chapter {
    /// Chapter 03: a signal around a callback, and its three kinds of event.
    public static let accessRequest = Chapter(
        .accessRequest,
        tasks: [
            .wrapACallback,
            .explainRefusals,
            .predictRecipe,
            .oneRequestTwoListeners,
        ]
    )
}
