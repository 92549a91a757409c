import ChapterKit
import StarterProject

/// The app after chapter 06: it searches as you type, and logs Twitter's answers.
struct SearchStep: ChapterStep {
    static let product = "search"
    static let title = "06 Search"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = searchAsYouType(context.form)
    }
}
