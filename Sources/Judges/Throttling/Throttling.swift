import Grading

extension Chapter {
    /// Chapter 10: one search a pause, in place of one a key.
    public static let throttling = Chapter(
        .throttling,
        tasks: [
            .waitForAPause,
            .deletedSearch,
            .predictThrottle,
            .throttleByHand,
            .breakThePause,
        ]
    )
}
