import ChapterKit
import StarterProject

/// The app after chapter 05: with access granted, it logs the texts that are worth a search.
struct FilterStep: ChapterStep {
    static let product = "filter"
    static let title = "05 Filter"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = logValidTexts(context.form)
    }
}
