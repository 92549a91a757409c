import ChapterKit
import StarterProject

/// The app after chapter 05: with access granted, it logs the texts that are worth a search.
struct FilterStep: ChapterStep {
    static let product = "filter"
    static let title = "05 Filter"

    /// The app that makes a request for each text.
    static let variants = ["unfiltered"]

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        if context.variant == "unfiltered" {
            searchForEveryText(context.form)
        } else {
            _ = logValidTexts(context.form)
        }
    }
}
