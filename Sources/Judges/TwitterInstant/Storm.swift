import Exercises
import Grading
import Playing
import SharedJudges
import Terminal

/// The stimuli of a bad day: the texts that a user searches for, and the service's answer to each.
///
/// Every text is typed with pauses too short for `throttle`, followed by a pause that is long enough. So the expected
/// searches depend only on the texts, not on the timing.
struct Storm: ScenarioInput {
    /// A pause longer than the interval of `throttle` plus the latency of a quick answer.
    static let pause = Duration.milliseconds(700)
    static let quick = "80ms"
    /// The latency of an answer that is overtaken.
    static let slow = "4000ms"

    /// Only the end may be cut, because the pause after a text decides whether it's searched for.
    static let cuts = CutRule.end

    private var typing: Typing
    private var plan: [String] = []
    var avatarPlan = ""

    init(using generator: SplitMix64) {
        typing = Typing(using: generator)
    }

    var generator: SplitMix64 {
        get { typing.generator }
        set { typing.generator = newValue }
    }

    /// Types a text into the cleared field, with one pause just below the interval of `throttle` if the text is longer
    /// than four letters, then pauses. The service answers the search with `answer`.
    mutating func search(for text: String, answer: String) {
        clear()
        typing.type(text.prefix(4))
        for (place, letter) in text.dropFirst(4).enumerated() {
            let pause = place == 0 ? Int.random(in: 46...48, using: &generator) : 12
            typing.add(.type(String(letter)), after: .milliseconds(10 * pause))
        }
        plan.append(answer)
        typing.wait(Self.pause)
    }

    mutating func searchAgain(for text: String, answer: String) {
        typing.delete(1)
        typing.type(text.suffix(1))
        plan.append(answer)
        typing.wait(Self.pause)
    }

    mutating func typeAndDeleteAgain(_ text: String) {
        clear()
        typing.type(text.prefix(3))
        typing.delete(1)
        typing.wait(Self.pause)
    }

    mutating func typeTooShort(_ text: String) {
        clear()
        typing.type(text.prefix(2))
        typing.wait(Self.pause)
    }

    mutating func settle() {
        typing.wait(.seconds(5))
    }

    mutating func add(_ action: BookVerb) {
        typing.add(action, after: .milliseconds(10))
    }

    var stimuli: [Stimulus] {
        let world = SearchWorld(access: .ask, plan: plan.joined(separator: ","), avatarPlan: avatarPlan)
        return [.open(world), Stimulus(at: .milliseconds(10), .allow)] + typing.stimuli
    }

    private mutating func clear() {
        if !typing.stimuli.isEmpty { typing.add(.clear, after: .milliseconds(100)) }
    }
}

extension Scenario {
    /// A text is searched for, gets this answer, and comes again. Then another text finds nothing.
    static func textsComeAgain(afterAnswer answer: String) -> Scenario {
        Scenario("a text comes again, and another finds nothing", input: Storm.self) { storm in
            let word = SearchWords.one(using: &storm.generator)
            storm.search(for: word, answer: "\(answer)@\(Storm.quick)")
            storm.searchAgain(for: word, answer: "200@\(Storm.quick)")
            storm.search(for: "xqzv", answer: "200@\(Storm.quick)")
            storm.settle()
        }
    }
}
