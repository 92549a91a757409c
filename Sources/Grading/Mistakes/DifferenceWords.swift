import Foundation
import Playing

extension LaneDifference {
    /// When something happened, as a sentence's beginning, such as `When you type "g"` or `500 ms after you type "g"`.
    func instant(in stimuli: [Stimulus]) -> String {
        guard let last = stimuli.last(where: { $0.at <= at && $0.action != .wait }) else { return "At the beginning" }
        let pause = (at - last.at).inMilliseconds
        return (pause == 0 ? "When " : "\(pause) ms after ") + last.action.clause
    }

    var textName: String {
        let kind =
            switch kind {
            case .missing: "missing"
            case .extra: "extra"
            case .again: "again"
            case .other: "other"
            case .late: "late"
            case .thread: "thread"
            case .alive: "alive"
            }
        return "\(Finding.firstDifference)-\(kind)"
    }

    /// The values of the text's placeholders.
    func places(saying phrases: RunPhrases) -> [String: String] {
        guard let lane else {
            if case .alive(let name) = kind { return ["lane": name] }
            return [:]
        }
        let said = SaidLane(lane: lane, phrases: phrases)
        var places = ["lane": said.words.subject]
        switch kind {
        case .missing(let event):
            places["event"] = said.wanted(event)
            places["doesnt"] = said.isBeing(event) ? "isn't" : "doesn't"
        case .extra(let event):
            places["event"] = said.came(event)
            places["shouldnt"] = said.isBeing(event) ? "shouldn't be" : "shouldn't"
        case .again(let event): places["event"] = said.came(event)
        case .other(let expected, let actual):
            (places["expected"], places["actual"]) = said.pair(expected, actual)
        case .late(let event, let delay):
            (places["event"], places["delay"]) = (said.wanted(event), "\(delay.inMilliseconds) ms")
        case .thread(let expected, let actual): (places["expected"], places["actual"]) = (expected, actual)
        case .alive: break
        }
        return places
    }
}

/// The events of a lane as predicates of a sentence: `show "mag"`, or `shows "mag"` for what came.
private struct SaidLane {
    private static let longestQuote = 60

    let lane: ObservationLane
    let phrases: RunPhrases

    var words: RunPhrases.LaneWords { phrases[lane.name] }

    func wanted(_ event: Observation.Event) -> String { said(event, words.verb) { phrases.verbs(of: $0).verb } }
    func came(_ event: Observation.Event) -> String { said(event, words.verbs) { phrases.verbs(of: $0).verbs } }

    /// Whether the sentence says what something is, or what is done to it.
    func isBeing(_ event: Observation.Event) -> Bool {
        if case .next = event { words.verb.hasPrefix("be") } else { false }
    }

    /// Two different events, so that their difference stays in sight.
    func pair(_ expected: Observation.Event, _ actual: Observation.Event) -> (expected: String, actual: String) {
        guard case (.next(let one), .next(let other)) = (expected, actual) else {
            return (wanted(expected), came(actual))
        }
        guard words.noun != nil else {
            let (one, other) = Self.excerpts(of: lane.named(one), lane.named(other))
            return (wanted(.next(one)), came(.next(other)))
        }
        let pairs = zip(lane.items(of: one), lane.items(of: other))
        let place = zip(one.split(separator: " "), other.split(separator: " ")).enumerated().first { $1.0 != $1.1 }
        guard let place = place?.offset, let items = Array(pairs.dropFirst(place)).first else {
            return (wanted(expected), came(actual))
        }
        let found = items.0 == items.1 ? "another one" : items.1
        return ("\(words.verb) \(called(items.0)) in row \(place + 1)", "\(words.verbs) \(called(found))")
    }

    /// An item, which isn't only a number.
    private func called(_ item: String) -> String { Int(item) == nil ? item : "\(words.noun ?? "number") \(item)" }

    private func said(_ event: Observation.Event, _ verb: String, _ other: (String) -> String) -> String {
        switch event {
        case .next(let value): value.isEmpty && verb.contains(" ") ? verb : "\(verb) \(object(value))"
        case .failed(let failure): "\(other("failed")) \(Self.quoted(failure))"
        case .completed: other("completed")
        case .subscribed: other("subscribed")
        case .disposed: other("disposed")
        }
    }

    private func object(_ value: String) -> String {
        guard let noun = words.noun else { return words.verb == "be" ? value : Self.quoted(lane.named(value)) }
        let count = lane.items(of: value).count
        return switch count {
        case 0: "no \(noun)s"
        case 1: "one \(noun)"
        default: "\(count) \(noun)s"
        }
    }

    /// Two values, cut to the part around their first difference if they're long.
    private static func excerpts(of one: String, _ other: String) -> (String, String) {
        let equal = zip(one, other).prefix { $0 == $1 }.count
        guard equal > longestQuote / 2, max(one.count, other.count) > longestQuote else { return (one, other) }
        return ("…" + one.dropFirst(equal - 10), "…" + other.dropFirst(equal - 10))
    }

    private static func quoted(_ value: String) -> String {
        let value = value.count > longestQuote ? value.prefix(longestQuote - 1) + "…" : value
        return Int(value) != nil ? value : "\"\(value)\""
    }
}
