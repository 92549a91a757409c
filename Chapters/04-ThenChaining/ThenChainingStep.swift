import ChapterKit
import StarterProject

/// Chapter 04: first the accounts, then the texts.
struct ThenChainingStep: ChapterStep {
    static let product = "then-chaining"
    static let title = "04 Then"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = logTexts(context.form)
    }
}
