import ChapterKit
import StarterProject

/// The app after chapter 07: a view below the field shows Twitter's answers.
struct ThreadingStep: ChapterStep {
    static let product = "threading"
    static let title = "07 Threading"

    /// The app that crashes for customers only.
    static let variants = ["hasty"]

    static func start(in context: ChapterContext) {
        validate(context.searchField)
        if context.variant == "hasty" {
            searchInAHurry(context.form)
            return
        }
        context.views.append(context.form.status)

        // Logs what the view shows.
        context.form.status.textSignal
            .skip(first: 1)
            .subscribe(next: { text in context.log(text) })

        _ = searchAsYouType(context.form)
    }
}
