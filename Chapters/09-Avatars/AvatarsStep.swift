import ChapterKit
import StarterProject

/// The app after chapter 09: each tweet has its author's picture.
struct AvatarsStep: ChapterStep {
    static let product = "avatars"
    static let title = "09 Avatars"

    /// The app with the tutorial's fault: a picture that arrives late appears in the wrong row.
    static let variants = ["late"]

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        showTweets(context.form)
        if context.variant == "late" {
            loadLateAvatars(context.form)
        } else {
            loadAvatars(context.form)
        }
    }
}
