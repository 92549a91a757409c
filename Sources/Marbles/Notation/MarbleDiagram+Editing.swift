/// Changes that a reader makes to a diagram. An index counts values and endings from 0, but not subscriptions and
/// disposals. An event can't move past the ending or step 9,999, and the ending can't move before the last event.
extension MarbleDiagram {
    /// The diagram with the event at `index` moved to another step; unchanged if there is no such event.
    public func moving(_ index: Int, to step: Int) -> MarbleDiagram {
        guard let place = place(of: index) else { return self }
        return changed(placing: events[place].kind, at: step, without: place)
    }

    /// The diagram with an additional value.
    public func adding(_ value: String, at step: Int) -> MarbleDiagram {
        changed(placing: .next(value), at: step, without: nil)
    }

    /// The diagram without the event at `index`; unchanged if there is no such event.
    public func removing(_ index: Int) -> MarbleDiagram {
        guard let place = place(of: index) else { return self }
        return changed(placing: nil, at: 0, without: place)
    }

    private func place(of index: Int) -> Int? {
        let places = events.indices.filter { events[$0].kind != .subscribed && events[$0].kind != .disposed }
        return places.indices.contains(index) ? places[index] : nil
    }

    private func changed(placing kind: TimedEvent.Kind?, at number: Int, without place: Int?) -> MarbleDiagram {
        var events = events
        if let place { events.remove(at: place) }
        if let kind {
            var time = step * min(max(number, 0), 9_999)
            if kind.isEnding {
                time = max(time, events.last?.time ?? .zero)
            } else if let ending = events.first(where: { $0.kind.isEnding }) {
                time = min(time, ending.time)
            }
            let next = events.firstIndex { $0.time > time || $0.time == time && $0.kind.isEnding }
            events.insert(TimedEvent(at: time, kind), at: next ?? events.count)
        }
        // Nothing follows an ending, so leave out the pause after it.
        let ends = events.last?.kind.isEnding == true
        return MarbleDiagram(events, step: step, end: ends ? nil : end)
    }
}
