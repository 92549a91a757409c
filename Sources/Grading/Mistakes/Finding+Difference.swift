import Playing

extension Finding {
    /// The name of a finding that is just the first difference from the solution.
    public static let firstDifference = "first-difference"

    init(_ difference: LaneDifference, of stimuli: [Stimulus]) {
        self.init(named: Self.firstDifference, places: ["instant": Self.words(for: difference.at, in: stimuli)])
        self.difference = difference
        (expected, actual) = (difference.expected, difference.actual)
    }

    /// When something happened, as a sentence's beginning, such as `When you type "g"` or `500 ms after you type "g"`.
    private static func words(for time: Duration, in stimuli: [Stimulus]) -> String {
        guard let last = stimuli.last(where: { $0.at <= time && $0.action != .wait }) else { return "At the beginning" }
        let pause = (time - last.at).inMilliseconds
        return (pause == 0 ? "When " : "\(pause) ms after ") + last.action.clause
    }

    /// The finding, with the difference's observations if it has a name and no observations.
    func showing(_ difference: LaneDifference?) -> Finding {
        guard let difference, name != nil, expected.isEmpty, actual.isEmpty else { return self }
        return copy(of: self) { ($0.expected, $0.actual) = (difference.expected, difference.actual) }
    }
}

extension LaneDifference {
    var textName: String {
        let kind =
            switch kind {
            case .missing: "missing"
            case .extra: "extra"
            case .other: "other"
            case .late: "late"
            case .thread: "thread"
            case .alive: "alive"
            }
        return "\(Finding.firstDifference)-\(kind)"
    }

    func places(saying phrases: RunPhrases) -> [String: String] {
        let lane = lane.map { phrases[$0.name] }
        func wanted(_ event: Observation.Event) -> String { phrases.words(for: event, in: lane, isActual: false) }
        func came(_ event: Observation.Event) -> String { phrases.words(for: event, in: lane, isActual: true) }
        var places = ["lane": lane?.subject ?? ""]
        switch kind {
        case .missing(let event): places["event"] = wanted(event)
        case .extra(let event): places["event"] = came(event)
        case .other(let expected, let actual): (places["expected"], places["actual"]) = (wanted(expected), came(actual))
        case .late(let event, let delay):
            (places["event"], places["delay"]) = (wanted(event), "\(delay.inMilliseconds) ms")
        case .thread(let expected, let actual): (places["expected"], places["actual"]) = (expected, actual)
        case .alive(let name): places["lane"] = name
        }
        return places
    }
}

extension RunPhrases {
    /// An event as the predicate of a sentence: `show "mag"`, or `shows "mag"` if `isActual`.
    fileprivate func words(for event: Observation.Event, in lane: Lane?, isActual: Bool) -> String {
        func verb(_ name: String) -> String { isActual ? verbs(of: name).verbs : verbs(of: name).verb }
        switch event {
        case .next(let value):
            let verb = (isActual ? lane?.verbs : lane?.verb) ?? ""
            return "\(verb) \(lane?.noun ?? (lane?.verb == "be" ? value : Self.quoted(value)))"
        case .failed(let failure): return "\(verb("failed")) \(Self.quoted(failure))"
        case .completed: return verb("completed")
        case .subscribed: return verb("subscribed")
        case .disposed: return verb("disposed")
        }
    }

    private static func quoted(_ value: String) -> String {
        let value = value.count > 60 ? value.prefix(59) + "…" : value
        return Int(value) != nil ? value : "\"\(value)\""
    }
}
