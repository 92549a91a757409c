import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// The app of chapter 00 and the finished one, side by side. Both get the same keys, and each has its own service with
/// the same plan. (`FirstApp.swift` and `FirstAppColor.swift` are links to files of chapter 00.)
@MainActor
func startDuel(in context: ChapterContext) {
    let old = context.makeTwin()
    let form = context.form
    context.views = [
        SplitView(
            left: [Label("InstantSearch: five flags"), old.searchField, old.status, old.results.table],
            right: [Label("finishedApp: none"), form.searchField, form.status, form.results.table])
    ]
    context.logHeight = .rows(1)
    loadAvatars(old)
    loadAvatars(form)
    form.announceSearches()

    _ = InstantSearch(form: old)
    validate(form.searchField)
    _ = finishedApp(form)
}
