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

    @Test(arguments: [AccessPolicy.grant, .deny]) @MainActor
    func `says below the field what a text leads to, if the app has access`(_ policy: AccessPolicy) {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        let form = SearchForm(
            accountStore: AccountStore(policy: policy, clock: clock),
            twitter: Twitter(service: TwitterService(clock: clock)), schedulers: Schedulers(time: time), log: { _ in })
        form.announceSearches()
        form.searchField.insert("swift")
        #expect(form.status.text.isEmpty)
        form.accountStore.requestAccess(to: .twitter) { _, _ in }
        time.advance(by: .milliseconds(10))
        form.show(.tooShort)
        form.searchField.setText("swiftly")
        #expect(form.status.text == (policy.isGrant ? "searching…" : "type three letters or more"))
        form.searchField.setText("sw")
        #expect(form.status.text == "type three letters or more")
    }
}

extension AccessPolicy {
    fileprivate var isGrant: Bool { if case .grant = self { true } else { false } }
}
