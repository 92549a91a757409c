import ChapterKit
import StarterProject

/// The app after chapter 04: it asks for access to the accounts, then logs the texts.
struct ThenChainingStep: ChapterStep {
    static let product = "then-chaining"
    static let title = "04 Then"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = logTexts(context.form)
    }
}
