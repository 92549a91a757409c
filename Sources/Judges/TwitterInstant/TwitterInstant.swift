import Grading

extension Chapter {
    /// Chapter 11: the finished app, and the final exam.
    public static let twitterInstant = Chapter(
        .twitterInstant,
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
