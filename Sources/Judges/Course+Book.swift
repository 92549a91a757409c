import Grading
import SharedJudges

extension Course {
    /// This book.
    public static let book = book(
        chapters: [
            .withoutSignals, .validation, .retainCycles, .accessRequest, .thenChaining, .filter, .search, .threading,
            .tweetModels, .avatars, .throttling, .twitterInstant, .signIn,
        ],
        examples: ExampleTask.all)
}
