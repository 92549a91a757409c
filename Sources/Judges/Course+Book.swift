import Exercises
import Grading
import Playing
import Reading
import SharedJudges
import SocialService
import Terminal

extension Course {
    /// This book.
    public static let book = book(
        chapters: [
            .withoutSignals, .validation, .retainCycles, .accessRequest, .thenChaining, .filter, .search, .threading,
            .tweetModels, .avatars, .throttling, .twitterInstant, .signIn,
        ],
        examples: ExampleTask.all)
}
