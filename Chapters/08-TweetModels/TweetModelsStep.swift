import ChapterKit
import StarterProject

/// The app as it stands after chapter 08: what is found is shown as a list of tweets.
struct TweetModelsStep: ChapterStep {
    static let product = "tweet-models"
    static let title = "08 Tweet models"

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        _ = showTweets(context.form)
    }
}
