import ReactiveCore
import SocialService
import StarterProject
import TerminalUI
import Testing

@Suite("The search of chapter 06") struct SearchTests {
    /// ChapterTests/ServiceFailureTests has what it sends, and how it fails.
    @Test func `is canceled when its subscription is disposed of`() throws {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        let store = AccountStore(policy: .grant, clock: clock)
        let twitter = Twitter(service: TwitterService(clock: clock))
        let subscription = requestAccess(to: store)
            .then { search(for: "swift", on: twitter, accounts: store) }
            .subscribe(next: { _ in }, failed: { _ in })
        time.advance(by: .milliseconds(10))
        subscription.dispose()
        try time.run()
        #expect(twitter.service.statistics.searches.canceled == 1)
    }

    @Test(arguments: [true, false]) @MainActor
    func `says below the field what a text leads to, if the app has access`(_ isGranted: Bool) {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        let form = SearchForm(
            accountStore: AccountStore(policy: isGranted ? .grant : .deny, clock: clock),
            twitter: Twitter(service: TwitterService(clock: clock)), schedulers: Schedulers(time: time), log: { _ in })
        form.announceSearches()
        form.accountStore.requestAccess(to: .twitter) { _, _ in }
        time.advance(by: .milliseconds(10))
        for (text, status) in [("sw", "type three letters or more"), ("swift", "searching…")] {
            form.searchField.setText(text)
            #expect(form.status.text == (isGranted ? status : ""))
        }
    }
}
