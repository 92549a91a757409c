import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// The finished app: the search form, the tweets, and below them what the typing costs.
struct TwitterInstantStep: ChapterStep {
    static let product = "twitter-instant"
    static let title = "11 Twitter Instant"

    /// The same app with a view model between the screen and the pipeline, and beside the app of chapter 00.
    static let variants = ["view-model", "duel"]

    static func start(in context: ChapterContext) {
        if context.variant == "duel" { return startDuel(in: context) }
        let form = context.form
        context.logResults()
        context.views = [form.searchField, form.status, form.results.table, trafficLine(in: context)]
        context.logHeight = .rows(2)
        loadAvatars(form)
        form.announceSearches()

        if context.variant == "view-model" {
            let model = SearchViewModel(twitter: form.twitter, accounts: form.accountStore, main: form.schedulers.main)
            bind(model, to: form)
        } else {
            validate(form.searchField)
            _ = finishedApp(form)
        }
    }
}
