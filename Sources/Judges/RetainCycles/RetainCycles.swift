import Grading

extension Chapter {
    /// Chapter 02: what a pipeline keeps alive.
    public static let retainCycles = Chapter(
        .retainCycles,
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
