import Terminal

extension StageRecorder {
    struct Contents {
        var recording = StageRecording()
        var placeNumbers: [UInt: Int?] = [:]
        var lanesOfStage: [[Int]] = []
        /// The ID of each lane's current subscription; nil for a lane without a subscription.
        var running: [Int?] = []
        var subscriptions = 0
        /// The events whose values aren't described yet.
        var pending: [PendingEntry] = []
        var crowd = Crowd()
        var entryCount: Int { recording.entries.count + pending.count }
    }

    /// Counts the events of the current instant.
    struct Crowd: Sendable {
        private var instant = Duration.zero
        private var count = 0
        /// The lanes that have dropped a value in this instant.
        private var crowded: Set<Int> = []

        /// Returns the event to record; nil to drop it. Only values are dropped.
        mutating func admit(_ kind: PendingKind, in lane: Int, at time: Duration, atMost limit: Int) -> PendingKind? {
            if time != instant { (instant, count, crowded) = (time, 0, []) }
            count += 1
            guard count > limit, kind.isValue else { return kind }
            return crowded.insert(lane).inserted ? .described(.next("…")) : nil
        }
    }

    /// An event with its original value, if the value can be kept.
    struct PendingEntry: Sendable {
        let lane: Int
        let time: Duration
        let kind: PendingKind
        let thread: String
        let worker: Int?

        var described: StageRecording.Entry {
            let kind: TimedEvent.Kind =
                switch kind {
                case .described(let kind): kind
                case .value(let value): .next(ValueText.of(value))
                }
            return StageRecording.Entry(
                lane: lane, event: TimedEvent(at: time, kind, thread: thread), worker: worker)
        }
    }

    enum PendingKind: Sendable {
        case described(TimedEvent.Kind)
        case value(any Sendable)

        var isValue: Bool {
            switch self {
            case .value, .described(.next): true
            case .described: false
            }
        }
    }
}

extension StageRecorder.Contents {
    /// The index of an address among the places; nil for an address outside all images.
    mutating func place(of address: UInt) -> Int? {
        if let known = placeNumbers[address] { return known }
        let place = CodePlace(address)
        if let place { recording.places.append(place) }
        let number = place == nil ? nil : recording.places.count - 1
        placeNumbers[address] = .some(number)
        return number
    }

    mutating func freeLane(of stage: Int, for consumer: Int?, _ calls: [UInt]) -> Int {
        if let lane = lanesOfStage[stage].first(where: { running[$0] == nil }) { return lane }
        let places = calls.compactMap { place(of: $0) }
        recording.lanes.append(StageRecording.Lane(stage: stage, consumer: consumer, calls: places))
        running.append(nil)
        lanesOfStage[stage].append(recording.lanes.count - 1)
        return recording.lanes.count - 1
    }
}
