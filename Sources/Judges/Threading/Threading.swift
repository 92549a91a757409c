import Grading

extension Chapter {
    /// Chapter 07: which thread each event arrives on.
    public static let threading = Chapter(
        .threading,
        tasks: [
            .bringToMain,
            .noWayAround,
            .whereItStarts,
            .predictTheThreads,
        ]
    )
}
