extension StageRecorder {
    struct Contents {
        var recording = StageRecording()
        var placeNumbers: [UInt: Int?] = [:]
        var lanesOfStage: [[Int]] = []
        /// The ID of each lane's current subscription; nil for a lane without a subscription.
        var running: [Int?] = []
        var subscriptions = 0
        var crowd = Crowd()
    }

    /// Counts the events of the current instant.
    struct Crowd: Sendable {
        private var instant = Duration.zero
        private var count = 0
        /// The lanes that have dropped a value in this instant.
        private var crowded: Set<Int> = []

        /// Returns the event to record; nil to drop it. Only values are dropped.
        mutating func admit(
            _ kind: TimedEvent.Kind, in lane: Int, at time: Duration, atMost limit: Int
        ) -> TimedEvent.Kind? {
            if time != instant { (instant, count, crowded) = (time, 0, []) }
            count += 1
            guard count > limit, case .next = kind else { return kind }
            return crowded.insert(lane).inserted ? .next("…") : nil
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
