import Grading

extension Chapter {
    /// Chapter 08: from JSON to tweets.
    public static let tweetModels = Chapter(
        number: "08",
        name: "TweetModels",
        product: "tweet-models",
        title: "From JSON to a list of tweets",
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
