import Grading

extension Chapter {
    /// Chapter 01: text, color, and the first pipeline.
    public static let validation = Chapter(
        number: "01",
        name: "Validation",
        product: "validation",
        title: "A field that shows whether its text is valid",
        starterText: validationStarter,
        tasks: [
            .showValidity,
            .stopByHand,
            .wakeThePipeline,
            .goldStar,
            .predictBackgrounds,
        ]
    )
}
