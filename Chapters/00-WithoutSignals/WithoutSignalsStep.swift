import ChapterKit
import StarterProject

/// The app of the whole book, without signals.
struct WithoutSignalsStep: ChapterStep {
    static let product = "without-signals"
    static let title = "00 Without signals"

    static func start(in context: ChapterContext) {
        context.logScreen()
        loadAvatars(context.form)
        context.showApp { form in InstantSearch(form: form) }
    }
}
