import ChapterKit
import StarterProject

/// The app after chapter 10: it searches when you stop typing.
struct ThrottlingStep: ChapterStep {
    static let product = "throttling"
    static let title = "10 Throttling"

    static func start(in context: ChapterContext) {
        validate(context.form.searchField)
        context.showResults()
        loadAvatars(context.form)
        _ = searchAfterAPause(context.form)
    }
}
