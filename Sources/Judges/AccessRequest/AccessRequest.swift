import Grading

extension Chapter {
    /// Chapter 03: a signal around a callback, and its three kinds of event.
    public static let accessRequest = Chapter(
        number: "03",
        name: "AccessRequest",
        product: "access-request",
        title: "A signal around a callback",
        starterText: accessRequestStarter,
        tasks: [
            .wrapACallback,
            .explainRefusals,
            .oneRequestTwoListeners,
            .predictRecipe,
        ]
    )
}
