extension StageRecording {
    /// How much of a recording there was at some time.
    public struct Counts: Sendable {
        public var places = 0
        public var stages = 0
        public var lanes = 0
        public var entries = 0

        /// Nothing.
        public init() {}
    }

    /// What has been added after some time, and moves that time to now.
    func additions(after counts: inout Counts) -> StageRecording {
        var added = StageRecording()
        added.places = Array(places.dropFirst(counts.places))
        added.stages = Array(stages.dropFirst(counts.stages))
        added.lanes = Array(lanes.dropFirst(counts.lanes))
        added.entries = Array(entries.dropFirst(counts.entries))
        added.isCut = isCut
        (counts.places, counts.stages) = (places.count, stages.count)
        (counts.lanes, counts.entries) = (lanes.count, entries.count)
        return added
    }

    /// Adds what was added to another recording.
    public mutating func add(_ additions: StageRecording) {
        places += additions.places
        stages += additions.stages
        lanes += additions.lanes
        entries += additions.entries
        isCut = isCut || additions.isCut
    }

    /// Whether all places that it refers to exist. A recording from another process may be anything.
    public var isConsistent: Bool {
        func isTime(_ time: Duration) -> Bool { time >= .zero && time < .seconds(1_000_000) }
        func are(_ calls: [Int]) -> Bool { calls.allSatisfy(places.indices.contains) }
        return stages.allSatisfy { are($0.calls) && $0.creator.map(lanes.indices.contains) ?? true }
            && lanes.enumerated().allSatisfy { number, lane in
                // A stage subscribes before the ones that it subscribes to, so no lane is its own consumer.
                stages.indices.contains(lane.stage) && are(lane.calls)
                    && lane.consumer.map { (0..<number).contains($0) } ?? true
            }
            && entries.allSatisfy { lanes.indices.contains($0.lane) && isTime($0.event.time) }
    }
}
