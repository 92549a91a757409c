import ReactiveCore
import SocialService
import StarterProject
import TerminalUI
import Testing

@Suite("The search of chapter 06") struct SearchTests {
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
