import ChapterKit
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// Shows what the typing costs: requests sent, canceled and in flight, and how many the rate limit leaves.
@MainActor
func trafficLine(in context: ChapterContext) -> StatusBar {
    let line = StatusBar(facts(about: context.form))
    let form = context.form

    context.serviceEvents
        .deliver(on: context.schedulers.main)
        .subscribe(next: { [weak line, weak form] _ in
            if let form { line?.parts = facts(about: form) }
        })
    return line
}

@MainActor
private func facts(about form: SearchForm) -> [String] {
    let searches = form.twitter.service.statistics.searches
    let account = form.accountStore.accounts(of: .twitter).last
    let left = account.map { form.twitter.service.remainingSearches(of: $0) }
    return [
        "\(searches.started) sent",
        "\(searches.canceled) canceled",
        "\(searches.inFlight) in flight",
        left.map { "\($0) left" } ?? "",
    ]
}
