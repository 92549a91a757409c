import Grading

extension Chapter {
    /// Chapter 08: from JSON to tweets.
    public static let tweetModels = Chapter(
        .tweetModels,
        tasks: [
            .showTheTweets,
            .answersWithoutTweets,
            .mostRetweeted,
            .predictLists,
            .seenTweets,
        ]
    )
}
