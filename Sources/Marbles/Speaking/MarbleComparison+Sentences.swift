import Terminal

extension MarbleComparison {
    /// The first difference and both lanes in words, for a screen reader.
    ///
    ///     At step 2: yours sends b, expected nothing.
    ///     Expected: at step 4 c, at 8 e, at 10 completed.
    ///     Yours: at step 2 b, at 4 c, at 8 e, at 10 completed.
    public var sentences: [String] {
        let time = firstDifference ?? .zero
        let lanes = ["Expected", "Yours"]
        let said = zip(lanes, [expected, actual]).map { "\($0): \(inWords($1.events, around: time))." }
        guard firstDifference != nil else { return said }
        let wanted = expectedKinds[time] ?? []
        let place = spokenTime.words(for: time)
        return [
            "At \(place): yours \(verbs(for: actualKinds[time] ?? [])), "
                + "expected \(words(for: wanted, SpokenText.value))."
        ] + said
    }

    /// The actual lane and its first difference in words. If revealed, the expected lane comes first.
    public func sentences(revealingExpected isRevealed: Bool) -> [String] {
        let right = isRevealed ? ["Expected: \(inWords(expected.events))."] : []
        let yours = ["Yours: \(inWords(actual.events))."]
        return right + yours + (firstDifference.map { [sentenceOfPrediction(at: $0)] } ?? [])
    }

    private var spokenTime: SpokenLanes.Time {
        let time = unit == .milliseconds ? SpokenLanes.Time.milliseconds : .steps(of: step)
        return time.saying(expected.events + actual.events)
    }

    private func inWords(_ events: [TimedEvent]) -> String {
        if unit == .letters { return events.map { words(for: [$0.kind], SpokenText.value) }.joined(separator: ", ") }
        return events.isEmpty ? "nothing" : events.map { TimedEvent(at: $0.time, $0.kind) }.spoken(spokenTime)
    }

    /// The events in words. If there are too many, only those around an instant, and how many come before and after.
    private func inWords(_ events: [TimedEvent], around time: Duration) -> String {
        let around = 3
        guard events.count > 3 * around else { return inWords(events) }
        let index = events.firstIndex { $0.time >= time } ?? events.count
        let shown = events[max(0, index - around)..<min(events.count, index + around)]
        let before = shown.startIndex > 0 ? "after \(shown.startIndex) other\(shown.startIndex == 1 ? "" : "s"), " : ""
        let rest = events.count - shown.endIndex
        return before + inWords(Array(shown)) + (rest > 0 ? ", and \(rest) more" : "")
    }

    /// For example, "sends b and completes".
    private func verbs(for kinds: [TimedEvent.Kind]) -> String {
        if kinds.isEmpty { return "sends nothing" }
        return kinds.joinedInWords(most: Self.mostEvents) { kind in
            switch kind {
            case .next(let value): "sends \(SpokenText.value(value))"
            case .failed(""): "fails"
            case .failed(let failure): "fails with \(SpokenText.value(failure))"
            case .completed: "completes"
            case .subscribed: "is subscribed to"
            case .disposed: "is disposed of"
            }
        }
    }
}
