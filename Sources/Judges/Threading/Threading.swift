import Grading

extension Chapter {
    /// Chapter 07: which thread each event arrives on.
    public static let threading = Chapter(
        number: "07",
        name: "Threading",
        product: "threading",
        title: "Back to main, where the views are",
        starterText: threadingStarter,
        tasks: [
            .bringToMain,
            .predictTheThreads,
            .noWayAround,
            .whereItStarts,
        ]
    )
}
