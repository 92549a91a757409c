import ChapterKit
import StarterProject

/// The app after chapter 03: it asks for access to the accounts, and logs the answer.
struct AccessRequestStep: ChapterStep {
    static let product = "access-request"
    static let title = "03 Access request"

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        _ = askForAccess(context.form)
    }
}
