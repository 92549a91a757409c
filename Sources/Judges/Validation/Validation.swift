import Grading

extension Chapter {
    /// Chapter 01: text, color, and the first pipeline.
    public static let validation = Chapter(
        .validation,
        tasks: [
            .showValidity,
            .predictBackgrounds,
            .stopByHand,
            .wakeThePipeline,
            .goldStar,
        ]
    )
}
