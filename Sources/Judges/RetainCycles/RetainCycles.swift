import Grading

extension Chapter {
    /// Chapter 02: what a pipeline keeps alive.
    public static let retainCycles = Chapter(
        number: "02",
        name: "RetainCycles",
        product: "retain-cycles",
        title: "What a pipeline keeps alive",
        starterText: retainCyclesStarter,
        tasks: [
            .breakTheCycle,
            .overlookedClosure,
            .predictDeinits,
            .leaveNothingBehind,
            .breakTheClosing,
        ]
    )
}
