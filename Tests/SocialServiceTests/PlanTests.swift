import SocialService
import Testing

@Suite("Plans and latencies") struct PlanTests {
    @Test func `A plan is parsed`() throws {
        let plan = try ResponsePlan(
            parsing: "200@400ms,200@80ms,503,401/89@1s,malformed,no-statuses,drop@50ms-400ms,never...")
        #expect(
            plan.steps == [
                .init(.answer, latency: Latency(.milliseconds(400))),
                .init(.answer, latency: Latency(.milliseconds(80))),
                .init(.failure(.overCapacity)),
                .init(.failure(.expiredToken), latency: Latency(.seconds(1))),
                .init(.malformed),
                .init(.withoutStatuses),
                .init(.drop, latency: Latency(between: .milliseconds(50), and: .milliseconds(400))),
                .init(.never),
            ])
        #expect(plan.repeatsLast)
    }

    @Test func `A plan can have any status without a code`() throws {
        #expect(try ResponsePlan(parsing: "202/none,503...").text == "202/none,503/130...")
    }

    @Test(arguments: [
        ("200@400,503", 5), ("200,abc", 5), ("", 1), ("200,,503", 5), ("200@80ms 503", 9), ("503..", 6), ("418", 1),
        ("99/none", 1), ("200@9999999999s", 5),
    ])
    func `A mistake is reported with its column`(text: String, column: Int) {
        let error = #expect(throws: PlanSyntaxError.self) { try ResponsePlan(parsing: text) }
        #expect(error?.column == column, "\(error?.description ?? "")")
        #expect(error?.text == text)
    }

    @Test func `The message explains the mistake and points at it`() {
        let error = #expect(throws: PlanSyntaxError.self) { try ResponsePlan(parsing: "200@400,503") }
        #expect(
            error?.description == """
                A latency is a number with "ms" or "s" after it, like 80ms, 2s or 50ms-400ms.
                    200@400,503
                        ^ column 5
                """)
    }

    @Test func `Latencies are parsed on their own too`() throws {
        #expect(try Latency(parsing: "80ms") == Latency(.milliseconds(80)))
        #expect(try Latency(parsing: "400ms-50ms") == Latency(between: .milliseconds(50), and: .milliseconds(400)))
        #expect(throws: PlanSyntaxError.self) { try Latency(parsing: "fast") }
        #expect(throws: PlanSyntaxError.self) { try Latency(parsing: "80ms!") }
        #expect(throws: PlanSyntaxError.self) { try Latency(parsing: "-80ms") }
    }
}
