import ChapterKit
import StarterProject

/// The app after chapter 04: it asks for access to the accounts, then logs the texts.
struct ThenChainingStep: ChapterStep {
    static let product = "then-chaining"
    static let title = "04 Then"

    /// The app that subscribes to the texts once per progress report.
    static let variants = ["nested"]

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        if context.variant == "nested" {
            logTextsTheObviousWay(context.form, preparation: preparation(of: context.form))
        } else {
            _ = logTexts(context.form)
        }
    }
}
