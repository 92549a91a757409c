import Dispatch
import Foundation
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

Task { @MainActor in
    guard let screen = Screen() else {
        print("This app needs a terminal. Start it with `swift run` in one.")
        exit(1)
    }
    let time = SystemTime()
    let clock = SchedulerClock(time: time)
    let log = LogView(height: .rows(2))
    let form = SearchForm(
        accountStore: AccountStore(clock: clock), twitter: Twitter(service: TwitterService(clock: clock)),
        schedulers: Schedulers(time: time)
    ) { line in
        DispatchQueue.main.async { MainActor.assumeIsolated { log.append(line) } }
    }
    let title = Label(" Twitter Instant: Esc leaves", style: .reversed, fillsRow: true)
    screen.show(views: [title, form.searchField, form.status, form.results.table, log])

    loadAvatars(form)
    _ = validate(form.searchField)
    form.announceSearches()
    let search = finishedApp(form)
    await screen.run(focusing: [form.searchField])
    search.dispose()
    exit(0)
}
RunLoop.main.run()
