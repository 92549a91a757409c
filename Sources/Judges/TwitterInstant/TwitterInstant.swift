import Grading

extension Chapter {
    /// Chapter 11: the finished app, and the final exam.
    public static let twitterInstant = Chapter(
        number: "11",
        name: "TwitterInstant",
        product: "twitter-instant",
        title: "The finished app, without its faults",
        starterText: twitterInstantStarter,
        tasks: [
            .newestSearchWins,
            .searchOnAfterErrors,
            .predictLatest,
            .viewModel,
            .finishedApp,
            .breakTheFinishedApp,
        ]
    )
}
