import Grading

extension Chapter {
    /// Chapter 10: one search a pause, in place of one a key.
    public static let throttling = Chapter(
        number: "10",
        name: "Throttling",
        product: "throttling",
        title: "Half a second of quiet",
        starterText: throttlingStarter,
        tasks: [
            .waitForAPause,
            .deletedSearch,
            .predictThrottle,
            .throttleByHand,
            .breakThePause,
        ]
    )
}
