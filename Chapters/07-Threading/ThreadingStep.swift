import ChapterKit
import StarterProject

/// The app after chapter 07: a view below the field shows Twitter's answers.
struct ThreadingStep: ChapterStep {
    static let product = "threading"
    static let title = "07 Threading"

    static func start(in context: ChapterContext) {
        context.views.append(context.form.status)

        // Logs what the view shows.
        context.form.status.textSignal
            .skip(first: 1)
            .subscribe(next: { text in context.log(text) })

        validate(context.searchField)
        _ = searchAsYouType(context.form)
    }
}
