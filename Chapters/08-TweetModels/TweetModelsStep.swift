import ChapterKit
import StarterProject

/// The app after chapter 08: it shows a list of tweets.
struct TweetModelsStep: ChapterStep {
    static let product = "tweet-models"
    static let title = "08 Tweet models"

    /// The app that takes every answer for a list of tweets.
    static let variants = ["polite"]

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        if context.variant == "polite" {
            showTweetsPolitely(context.form)
        } else {
            _ = showTweets(context.form)
        }
    }
}
