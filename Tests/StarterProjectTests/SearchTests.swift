import ReactiveCore
import SocialService
import StarterProject
import Synchronization
import Testing

@Suite("The search of chapter 06", .serialized) struct SearchTests {
    /// The outcome of a search on a virtual clock: the number of tweets, the failure, or "nothing".
    private func end(plan: String = "200", overrides: [String: String] = [:], accounts: Int = 1) throws -> String {
        let time = VirtualTime()
        let clock = SchedulerClock(time: time)
        var conditions = ServiceConditions()
        conditions.plan = try ResponsePlan(parsing: plan)
        let store = AccountStore(
            accounts: (0..<accounts).map { .signedIn(as: "reader\($0)") }, policy: .grant, clock: clock)
        let twitter = Twitter(service: TwitterService(conditions: conditions, clock: clock), overrides: overrides)
        let end = Mutex("nothing")
        requestAccess(to: store)
            .then { search(for: "the", on: twitter, accounts: store) }
            .subscribe(
                next: { json in end.withLock { $0 = "\(json["statuses"].array?.count ?? 0) tweets" } },
                failed: { error in end.withLock { $0 = "\(error)" } }
            )
        try time.run()
        return end.withLock { $0 }
    }

    @Test(arguments: [
        ("200", "15 tweets"),
        ("503", "invalid response (code 2): status 503"),
        (
            "429",
            "invalid response (code 2): status 429, error 88, Rate limit exceeded, 0 of 180 left until 08:15:00 UTC"
        ),
        ("malformed", "invalid response (code 2): the body isn't JSON"),
        ("drop", "invalid response (code 2): The network connection was lost."),
        ("never", "nothing"),
    ])
    func `sends tweets, or fails with the reason`(plan: String, expected: String) throws {
        #expect(try end(plan: plan) == expected)
    }

    @Test func `needs an account: without one it fails with code 1`() throws {
        #expect(try end(accounts: 0) == "no Twitter accounts (code 1)")
    }

    @Test func `has the overriding parameters`() throws {
        #expect(try end(overrides: ["count": "3"]) == "3 tweets")
        #expect(try end(overrides: ["count": "x"]).hasPrefix("invalid response (code 2): status 403, error 195"))
    }

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
