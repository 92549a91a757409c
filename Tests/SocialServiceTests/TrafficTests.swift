import Dispatch
import Foundation
import SocialService
import Testing

@Suite("Traffic") struct TrafficTests {
    private let bench = Bench()

    private func request(_ service: TwitterService, _ q: String) -> SocialRequest {
        var request = SocialRequest(service, TwitterService.searchURL, parameters: ["q": q, "count": "1"])
        request.account = reader
        return request
    }

    @Test func `A plan's latencies let answers overtake each other`() throws {
        let bench = Bench(try .calm(plan: "200@400ms,200@80ms"))
        let order = Box<[String]>([])
        for q in ["ma", "magic"] { request(bench.service, q).perform { _, _, _ in order.change { $0.append(q) } } }
        #expect(bench.service.statistics.searches.inFlight == 2)
        bench.clock.advance(by: .milliseconds(80))
        #expect(order.value == ["magic"])
        bench.clock.advance(by: .milliseconds(319))
        #expect(order.value == ["magic"])
        bench.clock.advance(by: .milliseconds(1))
        #expect(order.value == ["magic", "ma"])
    }

    @Test func `Latencies depend on the seed, stay between their bounds, and most are quick`() throws {
        func latencies(seed: UInt64) -> [Duration] {
            var conditions = ServiceConditions.calm
            conditions.latency = Latency(between: .milliseconds(50), and: .milliseconds(400))
            conditions.seed = seed
            let bench = Bench(conditions)
            let times = Box<[Duration]>([])
            for _ in 0..<200 {
                request(bench.service, "zzzz").perform { _, _, _ in times.change { $0.append(bench.clock.now) } }
            }
            bench.clock.advance(by: .seconds(1))
            return times.value
        }
        let times = latencies(seed: 7)
        #expect(times.count == 200)
        #expect(times.allSatisfy { $0 >= .milliseconds(50) && $0 <= .milliseconds(400) })
        #expect(times.count { $0 < .milliseconds(225) } > 120)
        #expect(Set(times).count > 80)
        #expect(latencies(seed: 7) == times && latencies(seed: 8) != times)
    }

    @Test func `A canceled request is counted, leaves no timer, and releases its handler without calling it`() {
        final class Witness: Sendable {}
        weak var witness: Witness?
        let task: RequestTask
        do {
            let held = Witness()
            witness = held
            task = request(bench.service, "magic").perform { _, _, _ in
                _ = held
                Issue.record("called")
            }
        }
        #expect(witness != nil)
        task.cancel()
        task.cancel()
        #expect(witness == nil)
        #expect(bench.clock.isIdle)
        bench.clock.advance(by: .seconds(5))
        let counts = bench.service.statistics.searches
        #expect((counts.started, counts.canceled, counts.finished, counts.inFlight) == (1, 1, 0, 0))
    }

    @Test func `Canceling after the answer changes nothing`() {
        let task = request(bench.service, "magic").perform { _, _, _ in }
        bench.clock.advance(by: .zero)
        task.cancel()
        _ = bench.search(["q": ""])
        let counts = bench.service.statistics.searches
        #expect((counts.finished, counts.failed, counts.canceled) == (1, 1, 0))
    }

    @Test func `10,000 requests from many threads all finish, and the counters add up`() {
        var conditions = ServiceConditions.calm
        conditions.latency = Latency(between: .zero, and: .milliseconds(20))
        let bench = Bench(conditions)
        let calls = Box(0)
        DispatchQueue.concurrentPerform(iterations: 10_000) { number in
            request(bench.service, number % 10 == 0 ? "" : "magic").perform { _, _, _ in calls.change { $0 += 1 } }
            bench.clock.advance(by: .milliseconds(1))
        }
        bench.clock.advance(by: .seconds(1))
        let counts = bench.service.statistics.searches
        #expect(calls.value == 10_000)
        #expect((counts.started, counts.finished, counts.failed) == (10_000, 9_000, 1_000))
        #expect((counts.canceled, counts.inFlight) == (0, 0))
    }

    @Test func `10,000 requests that are answered and canceled at the same moment are counted once each`() {
        let calls = Box(0)
        DispatchQueue.concurrentPerform(iterations: 10_000) { number in
            let task = request(bench.service, "").perform { _, _, _ in calls.change { $0 += 1 } }
            if number % 2 == 0 { bench.clock.advance(by: .zero) }
            task.cancel()
        }
        bench.clock.advance(by: .seconds(1))
        let counts = bench.service.statistics.searches
        #expect(counts.started == 10_000 && counts.inFlight == 0)
        #expect(counts.finished + counts.failed + counts.canceled == 10_000)
        #expect(calls.value == counts.failed)
    }
}
