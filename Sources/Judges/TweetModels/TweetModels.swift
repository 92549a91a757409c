import Grading

extension Chapter {
    /// Chapter 08: from JSON to tweets.
    public static let tweetModels = Chapter(
        .tweetModels,
        starterText: tweetModelsStarter,
        tasks: [
            .showTheTweets,
            .answersWithoutTweets,
            .mostRetweeted,
            .predictLists,
            .seenTweets,
        ]
    )
}
