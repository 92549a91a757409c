import Exercises
import Grading
import Judges
import Playing
import ProofKit
import Terminal
import Testing

@Suite("A task that asks for a script which breaks an app") struct BreakingTests {
    private func transcript(_ keys: String, _ access: String = "grant", _ plan: String = "") -> Transcript {
        Transcript(of: [(.keys, keys), (.access, access), (.plan, plan)])
    }

    private var scenario: Scenario {
        get throws {
            let tasks = try #require(catalogue.first).tasks
            return try #require(tasks.first { $0.kind == .breakIt }).scenarios[0]
        }
    }

    @Test(
        "names the fault that a script exposes, and shows both screens",
        arguments: [
            ("swi{600ms}ft", "grant", "200@2000ms,200@80ms", "old-answer"),
            ("swi{600ms}ft{3s}", "grant", "503@2s,200@80ms", "old-answer"),
            ("swi{300ms}{delete}{1s}", "grant", "", "deleted-text"),
            ("swift{600ms}{clear}{2s}", "grant", "200@1s", "deleted-text"),
            ("swift{1s}{allow}", "ask", "", "typed-before-access"),
            ("swi{1s}{delete}i{1s}", "grant", "", "searched-for-again"),
            ("swift{1s}x{delete}{1s}", "grant", "503@80ms", "searched-for-again"),
            ("swift{1s}{clear}", "grant", "503@80ms", "old-error"),
            ("swift", "deny", "", "refused"),
            ("swift{return}{return}{2s}", "grant", "", "closed"),
        ])
    func namesTheFault(_ keys: String, _ access: String, _ plan: String, fault: String) throws {
        let transcript = transcript(keys, access, plan)
        #expect(try scenario.judge(transcript) == nil)
        let discovery = try #require(try scenario.remark(transcript))
        #expect(discovery.fault.name == fault)
        #expect(discovery.details.contains("\n  faulty app  ") && discovery.details.contains("\n  right app   "))
    }

    @Test @MainActor func `has the same verdict on the main thread and off it`() throws {
        #expect(try scenario.judge(transcript("light")) != nil)
        #expect(try scenario.judge(transcript("swift", "deny")) == nil)
    }

    @Test(arguments: UInt64(1)...10) func `refuses a script in which everything has its time`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let words = ["coffee", "swift", "garden", "zqxj", "no", "🇯🇵日本"].shuffled(using: &generator)
        let keys = words.prefix(3).map { $0 + "{2s}" + (Bool.random(using: &generator) ? "{clear}" : "x") }.joined()
        let latencies = (0..<6).map { _ in "200@\(Int.random(in: 1...900, using: &generator))ms" }
        let access = ["grant", "ask"].randomElement(using: &generator)!
        let finding = try scenario.judge(
            transcript((access == "ask" ? "{allow}" : "") + keys + "{2s}", access, latencies.joined(separator: ",")))
        #expect(["no-fault-shows", "only-the-requests-differ"].contains(finding?.name), "\(keys) \(latencies)")
    }

    @Test(arguments: UInt64(1)...30)
    func `has a name for each difference that random scripts show`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let parts = [
            "s", "swi", "ft", "{delete}", "{clear}", "{300ms}", "{600ms}", "{1s}", "{allow}", "{return}", "{tab}",
        ]
        let keys = (0..<12).map { _ in parts.randomElement(using: &generator)! }.joined()
        let answers = ["200@80ms", "200@2s", "503@80ms", "503@2s", "drop@300ms", "never", "malformed"]
        let plan = (0..<4).map { _ in answers.randomElement(using: &generator)! }.joined(separator: ",")
        let transcript = transcript(keys, ["grant", "ask", "deny"].randomElement(using: &generator)!, plan)
        let finding = try scenario.judge(transcript)
        let discovery = try scenario.remark(transcript)
        #expect((finding == nil) == (discovery?.fault.name != nil))
        #expect(discovery?.fault.name != "another-fault", "\(keys) \(plan)")
    }
}
