import Exercises
import Grading
import Seeding

/// What happens to a search form in a few seconds of a bad day, written down as it is planned: which texts are searched for, and what the
/// service answers to each.
///
/// Every text is typed quickly and followed by a pause that is long enough for the throttle, so that what has to be searched for
/// follows from the plan and not from the timing.
struct Storm {
    /// A pause that is longer than the throttle and longer than a quick answer takes.
    static let pause = Duration.milliseconds(700)
    /// The latency of a quick answer.
    static let quick = "80ms"
    /// The latency of an answer that is overtaken.
    static let slow = "4000ms"

    private(set) var typing = Typing()
    private(set) var searched: [String] = []
    private var plan: [String] = []
    /// What comes of the avatars, one after the other.
    var avatarPlan = ""

    /// Somebody types a text into the empty field, pauses, and the service answers as told.
    mutating func search(for text: String, answer: String, using generator: inout SplitMix64) {
        clear()
        typing.type(text, using: &generator)
        pause(searching: text, answer: answer)
    }

    /// The last letter is deleted; the rest is searched for.
    mutating func deleteLast(answer: String, using generator: inout SplitMix64) {
        typing.delete(1, using: &generator)
        pause(searching: String(searched.last?.dropLast() ?? ""), answer: answer)
    }

    /// Three letters are typed, and one is deleted again before anything could be searched for: a text that is too short is left.
    mutating func typeAndDeleteAgain(_ text: String, using generator: inout SplitMix64) {
        clear()
        typing.type(text.prefix(3), using: &generator)
        typing.delete(1, using: &generator)
        typing.wait(Self.pause)
    }

    /// Time passes until nothing is on its way any more.
    mutating func settle() {
        typing.wait(.seconds(5))
    }

    /// Does anything else.
    mutating func add(_ action: Stimulus.Action) {
        typing.add(action, after: .milliseconds(10))
    }

    /// Everything that is played, the opening of the form in its world first.
    var stimuli: [Stimulus] {
        var world = SearchWorld()
        world.plan = plan.joined(separator: ",")
        world.avatarPlan = avatarPlan
        return [.open(world)] + typing.stimuli
    }

    private mutating func clear() {
        if !typing.stimuli.isEmpty { typing.add(.clear, after: .milliseconds(100)) }
    }

    private mutating func pause(searching text: String, answer: String) {
        searched.append(text)
        plan.append(answer)
        typing.wait(Self.pause)
    }
}

extension Storm {
    /// What the texts of a transcript's storm have to lead to: each text that stood in the field at the end of a pause and is valid.
    static func searched(in transcript: Transcript) -> [String] {
        zip(transcript.playedMoments, transcript.texts).compactMap { moment, text in
            moment.stimulus?.action == .wait && text.count > 2 ? text : nil
        }.reduce(into: []) { texts, text in
            if texts.last != text { texts.append(text) }
        }
    }
}
