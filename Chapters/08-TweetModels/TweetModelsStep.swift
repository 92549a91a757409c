import ChapterKit
import StarterProject

/// The app after chapter 08: it shows a list of tweets.
struct TweetModelsStep: ChapterStep {
    static let product = "tweet-models"
    static let title = "08 Tweet models"

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        _ = showTweets(context.form)
    }
}
