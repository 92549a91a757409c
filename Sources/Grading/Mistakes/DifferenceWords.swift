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
        var lane = lane.map { phrases[$0.name] }
        func wanted(_ event: Observation.Event) -> String { phrases.words(for: event, in: lane, isActual: false) }
        func came(_ event: Observation.Event) -> String { phrases.words(for: event, in: lane, isActual: true) }
        let isBeing = lane?.verbs.hasPrefix("is") == true
        var places = ["lane": lane?.subject ?? ""]
        switch kind {
        case .missing(let event):
            places["event"] = wanted(event)
            places["doesnt"] = isBeing && event.isValue ? "isn't" : "doesn't"
        case .extra(let event):
            places["event"] = came(event)
            places["shouldnt"] = isBeing && event.isValue ? "shouldn't be" : "shouldn't"
        case .again(let event): places["event"] = came(event)
        case .other(.next(let expected), .next(let actual)):
            let values = lane?.noun == nil ? Self.excerpts(of: expected, actual) : (expected, actual)
            if let items = lane.flatMap({ $0.noun == nil ? nil : Self.items(of: expected, actual) }) {
                lane?.noun = nil
                (places["expected"], places["actual"]) = (
                    "\(lane?.verb ?? "") \(items.expected)", "\(lane?.verbs ?? "") \(items.actual)"
                )
            } else {
                (places["expected"], places["actual"]) = (wanted(.next(values.0)), came(.next(values.1)))
            }
        case .other(let expected, let actual): (places["expected"], places["actual"]) = (wanted(expected), came(actual))
        case .late(let event, let delay):
            (places["event"], places["delay"]) = (wanted(event), "\(delay.inMilliseconds) ms")
        case .thread(let expected, let actual): (places["expected"], places["actual"]) = (expected, actual)
        case .alive(let name): places["lane"] = name
        }
        return places
    }

    /// The first item in which two lists of items differ; nil if one list is only longer than the other.
    private static func items(of expected: String, _ actual: String) -> (expected: String, actual: String)? {
        let pairs = zip(expected.split(separator: " "), actual.split(separator: " "))
        guard let (place, pair) = pairs.enumerated().first(where: { $1.0 != $1.1 }) else { return nil }
        return ("\(pair.0) in row \(place + 1)", String(pair.1))
    }

    /// Two values, cut to the part around their first difference if they're long.
    private static func excerpts(of one: String, _ other: String) -> (String, String) {
        let equal = zip(one, other).prefix { $0 == $1 }.count
        let cut = equal > RunPhrases.longestQuote / 2 ? equal - 10 : 0
        guard cut > 0, max(one.count, other.count) > RunPhrases.longestQuote else { return (one, other) }
        return ("…" + one.dropFirst(cut), "…" + other.dropFirst(cut))
    }
}

extension Observation.Event {
    fileprivate var isValue: Bool { if case .next = self { true } else { false } }
}

extension RunPhrases {
    fileprivate static let longestQuote = 60

    /// An event as the predicate of a sentence: `show "mag"`, or `shows "mag"` if `isActual`.
    fileprivate func words(for event: Observation.Event, in lane: LaneWords?, isActual: Bool) -> String {
        func verb(_ name: String) -> String { isActual ? verbs(of: name).verbs : verbs(of: name).verb }
        switch event {
        case .next(let value):
            let verb = (isActual ? lane?.verbs : lane?.verb) ?? ""
            return value.isEmpty && lane?.verb.hasPrefix("be ") == true ? verb : "\(verb) \(Self.object(value, in: lane))"
        case .failed(let failure): return "\(verb("failed")) \(Self.quoted(failure))"
        case .completed: return verb("completed")
        case .subscribed: return verb("subscribed")
        case .disposed: return verb("disposed")
        }
    }

    private static func object(_ value: String, in lane: LaneWords?) -> String {
        guard let noun = lane?.noun else { return lane?.verb == "be" ? value : quoted(value) }
        let count = value.split(separator: " ").count
        return switch count {
        case 0: "no \(noun)s"
        case 1: "one \(noun)"
        default: "\(count) \(noun)s"
        }
    }

    private static func quoted(_ value: String) -> String {
        let value = value.count > longestQuote ? value.prefix(longestQuote - 1) + "…" : value
        return Int(value) != nil ? value : "\"\(value)\""
    }
}
