import ChapterKit
import StarterProject

/// Chapter 03: the app asks for the accounts, and says what it was told.
struct AccessRequestStep: ChapterStep {
    static let product = "access-request"
    static let title = "03 Access request"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = askForAccess(context.form)
    }
}
