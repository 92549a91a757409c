extension StageTrace {
    /// An event as a sentence: `600 ms: throttle's timer fires; it sends "swift" to flatMap.`
    public func sentence(about event: StageEvent) -> String {
        let lane = lanes[event.lane]
        let name = word(for: event.lane)
        let receiver = lane.consumer.map(word)
        let cause = event.isReaction ? "\(name) " : Self.cause(of: name)
        let place = event.event.thread.map { $0 == "main" ? "" : ", on \($0)" } ?? ""
        let words =
            switch event.event.kind {
            case .next(let value): "\(cause)sends \"\(value)\" to \(receiver ?? "subscribe")\(place)."
            case .failed(let failure):
                "\(cause)fails\(failure.isEmpty ? "" : " with \(failure)")\(place)."
            case .completed: "\(cause)completes\(place)."
            case .subscribed:
                receiver.map { "\($0) subscribes to \(name)\(place)." } ?? "subscribe starts \(name)\(place)."
            case .disposed: "\(name)'s subscription is disposed\(place)."
            }
        return "\(event.event.time.inMilliseconds) ms: \(words)"
    }

    /// The lane's name in sentences: `throttle`, or `search 2` if several lanes share the label.
    private func word(for place: Int) -> String {
        let lane = lanes[place]
        let isAlone = !lanes.contains { $0.label == lane.label && $0.number != lane.number }
        return isAlone ? lane.operatorName : "\(lane.operatorName) \(lane.number)"
    }

    /// The beginning of a sentence about an event that isn't a reaction.
    private static func cause(of name: String) -> String {
        switch name.split(separator: " ").first ?? "" {
        case "throttle", "throttleLatest", "throttleFirst", "delay", "timeout", "interval", "timer", "collect", "retry":
            "\(name)'s timer fires; it "
        case "deliver": "\(name) goes on; it "
        default: "\(name) "
        }
    }
}
