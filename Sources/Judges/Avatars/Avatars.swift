import Grading

extension Chapter {
    /// Chapter 09: pictures, loaded in the background.
    public static let avatars = Chapter(
        .avatars,
        tasks: [
            .loadTheAvatars,
            .lateAvatars,
            .eachPictureOnce,
            .predictThreads,
            .secondAttempts,
            .breakTheRows,
        ]
    )
}
