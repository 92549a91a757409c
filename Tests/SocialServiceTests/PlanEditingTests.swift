import SocialService
import Testing

@Suite("Changing a plan") struct PlanEditingTests {
    @Test(
        "one request gets another step, and all others keep theirs",
        arguments: [
            ("200", 0, "drop"), ("200@80ms,503", 1, "200@80ms,drop"), ("200@80ms", 2, "200@80ms,200,drop"),
            ("503...", 0, "drop,503..."), ("503...", 2, "503,503,drop,503..."), ("200,503...", 0, "drop,503..."),
            ("200,503...", 1, "200,drop,503..."),
        ])
    func edits(_ before: String, _ index: Int, _ after: String) throws {
        var plan = try ResponsePlan(parsing: before)
        plan.replaceStep(index, with: .init(.drop))
        #expect(plan == (try ResponsePlan(parsing: after)))
    }

    @Test func `an empty plan that repeats its last step stays without a last step to repeat`() {
        var plan = ResponsePlan([], repeatsLast: true)
        plan.replaceStep(0, with: .init(.never))
        #expect(plan == ResponsePlan([.init(.never)]))
    }

    @Test func `a plan's text is that plan`() throws {
        let failures = APIFailure.all.map { ResponsePlan.Step(.failure($0), latency: Latency(.milliseconds(7))) }
        let others = [
            .answer, .malformed, .withoutStatuses, .drop, .never, .nothing,
        ].map { ResponsePlan.Step($0, latency: Latency(between: .milliseconds(50), and: .seconds(2))) }
        for repeats in [false, true] {
            let plan = ResponsePlan(failures + others + [.init(.answer)], repeatsLast: repeats)
            #expect(try ResponsePlan(parsing: plan.text) == plan)
        }
        #expect(ResponsePlan.none.text == "")
    }
}
