import ChapterKit
import StarterProject

/// The app after chapter 09: each tweet has its author's picture.
struct AvatarsStep: ChapterStep {
    static let product = "avatars"
    static let title = "09 Avatars"

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        showTweets(context.form)
        loadAvatars(context.form)
    }
}
