import ChapterKit
import StarterProject

/// The app as it stands after chapter 10: it searches when somebody has stopped typing.
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
