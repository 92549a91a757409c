import Grading

extension Chapter {
    /// Chapter 09: pictures, loaded in the background.
    public static let avatars = Chapter(
        .avatars,
        tasks: [
            .loadTheAvatars,
            .predictThreads,
            .lateAvatars,
            .secondAttempts,
            .eachPictureOnce,
            .breakTheRows,
        ]
    )
}
