import ReactiveCore
import SocialService
import StarterProject
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
}
