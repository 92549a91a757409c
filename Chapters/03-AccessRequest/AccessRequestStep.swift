import ChapterKit
import StarterProject

/// The app after chapter 03: it asks for access to the accounts, and logs the answer.
struct AccessRequestStep: ChapterStep {
    static let product = "access-request"
    static let title = "03 Access request"

    /// The callback that forgets the user who says no.
    static let variants = ["forgetful"]

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        if context.variant == "forgetful" {
            askTheOldWay(context.form)
        } else {
            _ = askForAccess(context.form)
        }
    }
}
