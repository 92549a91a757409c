import ChapterKit
import StarterProject

/// The app as it stands after chapter 07: what Twitter answers is shown below the field, by a view.
struct ThreadingStep: ChapterStep {
    static let product = "threading"
    static let title = "07 Threading"

    static func start(in context: ChapterContext) {
        context.views.append(context.form.status)

        // What the view shows, for those who have no screen.
        context.form.status.textSignal
            .skip(first: 1)
            .subscribe(next: { text in context.log(text) })

        validate(context.searchField)
        _ = searchAsYouType(context.form)
    }
}
