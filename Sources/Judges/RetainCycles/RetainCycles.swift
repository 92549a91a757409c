import Grading

extension Chapter {
    /// Chapter 02: what a pipeline keeps alive.
    public static let retainCycles = Chapter(
        .retainCycles,
        tasks: [
            .breakTheCycle,
            .overlookedClosure,
            .predictDeinits,
            .leaveNothingBehind,
            .breakTheClosing,
        ]
    )
}
