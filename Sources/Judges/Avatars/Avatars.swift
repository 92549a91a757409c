import Grading

extension Chapter {
    /// Chapter 09: pictures, loaded in the background.
    public static let avatars = Chapter(
        number: "09",
        name: "Avatars",
        product: "avatars",
        title: "Pictures from the background",
        starterText: avatarsStarter,
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
