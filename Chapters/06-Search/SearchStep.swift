import ChapterKit
import StarterProject

/// The app as it stands after chapter 06: it searches while somebody types, and logs what Twitter answers.
struct SearchStep: ChapterStep {
    static let product = "search"
    static let title = "06 Search"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = searchAsYouType(context.form)
    }
}
