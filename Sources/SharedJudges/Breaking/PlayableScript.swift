import ChapterKit
import Foundation
import Stepping

/// A learner's script, parsed and checked against the limits.
struct PlayableScript {
    private static let mostKeys = 60
    private static let mostAnswers = 20

    private static let longest = Duration.seconds(60)

    package let keys: TypingScript
    let world: WorldOptions

    /// The learner's texts in a recording: keys, access, and plan. A missing text is empty.
    package static func texts(in transcript: Transcript) -> [String] {
        [ObservationLane.keys, .access, .plan].map { transcript.values(in: $0).last ?? "" }
    }

    /// Reads a script from its keys, access, and plan.
    /// - Throws: a finding with the script's mistake.
    package init(_ texts: [String]) throws(Finding) {
        let (access, plan) = (texts[1], texts[2])
        keys = try Self.keys(texts[0])
        try Self.check(access: access)
        try Self.check(plan: plan)
        do {
            world = try WorldOptions.parse(["--access=\(access)"] + (plan.isEmpty ? [] : ["--plan=\(plan)"]))
        } catch {
            throw Finding(named: "unreadable world", places: ["reason": WorldOptions.message(for: error)])
        }
    }

    private static func keys(_ text: String) throws(Finding) -> TypingScript {
        let script: TypingScript
        do { script = try TypingScript(parsing: text) } catch {
            throw pointing("unreadable keys", error.sentence, at: error.column, of: text)
        }
        guard !script.presses.isEmpty else {
            throw Finding(named: "no keys")
        }
        guard script.presses.count <= mostKeys else {
            throw Finding(
                named: "too many keys", places: ["count": "\(script.presses.count)", "most": "\(mostKeys)"])
        }
        guard script.end <= longest else {
            throw Finding(
                named: "keys take too long", places: ["time": seconds(script.end), "longest": seconds(longest)])
        }
        return script
    }

    private static func check(access text: String) throws(Finding) {
        guard ["grant", "deny", "ask"].contains(text) else {
            throw Finding(named: "unknown access", places: ["access": text])
        }
    }

    private static func check(plan text: String) throws(Finding) {
        guard !text.isEmpty else { return }
        let plan: ResponsePlan
        do { plan = try ResponsePlan(parsing: text) } catch {
            throw pointing("unreadable plan", error.problem, at: error.column, of: text)
        }
        guard plan.steps.count <= mostAnswers else {
            throw Finding(
                named: "too many answers", places: ["count": "\(plan.steps.count)", "most": "\(mostAnswers)"])
        }
        let slowest = plan.steps.compactMap(\.latency?.longest).max() ?? .zero
        guard slowest <= longest else {
            throw Finding(
                named: "answer takes too long", places: ["time": seconds(slowest), "longest": seconds(longest)])
        }
    }

    private static func seconds(_ time: Duration) -> String { "\(Int(time / .seconds(1))) s" }

    /// A finding with an excerpt, which is indented so that a report keeps the caret below its column.
    private static func pointing(_ name: String, _ reason: String, at column: Int, of text: String) -> Finding {
        let excerpt = text.pointed(at: column, indent: "  ").map { "\n\($0)" }.joined()
        return Finding(named: name, places: ["reason": reason, "excerpt": excerpt])
    }
}
