import SocialService
import Testing

@Suite("The rate limit") struct RateLimitTests {
    private var conditions: ServiceConditions {
        var conditions = ServiceConditions.calm
        conditions.rateLimit = 180
        return conditions
    }

    private func limits(_ reply: Reply?) -> [String?] {
        ["limit", "remaining", "reset"].map { reply?.response?.value(forHeader: "x-rate-limit-\($0)") }
    }

    @Test func `A window has 180 searches, and the 181st gets the time of the next window`() {
        let bench = Bench(conditions)
        func ask() -> Reply? { bench.search(["q": "magic", "count": "1"], within: .zero) }
        // The clock starts at 1388908800; the window ends 900 seconds after its first request.
        #expect(limits(ask()) == ["180", "179", "1388909700"])
        for _ in 2..<180 { _ = ask() }
        bench.clock.advance(by: .seconds(600))
        #expect(limits(ask()) == ["180", "0", "1388909700"])
        let refused = ask()
        #expect(refused?.status == 429)
        #expect(refused?.text == #"{"errors":[{"message":"Rate limit exceeded","code":88}]}"#)
        #expect(limits(refused) == ["180", "0", "1388909700"])

        bench.clock.advance(by: .seconds(300))
        let next = ask()
        #expect(next?.status == 200)
        #expect(limits(next) == ["180", "179", "1388910600"])
    }

    @Test func `Each account has its own window, bad requests count, and pictures don't`() throws {
        let bench = Bench(conditions)
        #expect(limits(bench.search(["q": "magic"]))[1] == "179")
        #expect(limits(bench.search(["q": "magic"], account: .signedIn(as: "ada")))[1] == "179")
        #expect(limits(bench.search(["q": ""]))[1] == "178")
        #expect(limits(bench.search(["q": "magic"], account: nil))[1] == nil)
    }

    @Test func `A planned 429 has the headers of a real one`() throws {
        var conditions = self.conditions
        conditions.plan = try ResponsePlan(parsing: "429")
        #expect(limits(Bench(conditions).search(["q": "magic"]))[1] == "0")
    }
}
