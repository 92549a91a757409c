/// The events of the stages of a program's pipelines, in order.
///
/// Stages have no names here, only the code addresses of their creation. ``SourceLines`` turns addresses into lines,
/// even in another process.
public struct StageRecording: Sendable, Codable {
    /// A signal that was created.
    public struct Stage: Sendable, Codable {
        /// The calls in progress, innermost first, as indices of ``StageRecording/places``.
        public var calls: [Int]
        /// How many events came before the creation.
        public var created = 0
        /// The lane of the stage that was working then: for an inner signal, its operator's lane. Nil if no stage was.
        public var creator: Int?
    }

    /// A subscription to a stage. After its end, a later subscription to the stage reuses the lane.
    public struct Lane: Sendable, Codable {
        /// The stage's index in ``StageRecording/stages``.
        public var stage: Int
        /// The lane of the subscribing stage; nil if no stage subscribes.
        public var consumer: Int?
        /// The calls in progress if no stage subscribes, as indices of ``StageRecording/places``.
        public var calls: [Int] = []
    }

    /// An event of a lane.
    public struct Entry: Sendable, Codable {
        /// The lane's index in ``StageRecording/lanes``.
        public var lane: Int
        /// The event, with its time and thread.
        public var event: TimedEvent
        /// The lane of the stage that was working when the event happened; nil if no stage was.
        public var worker: Int?
    }

    public var places: [CodePlace] = []
    public var stages: [Stage] = []
    public var lanes: [Lane] = []
    public var entries: [Entry] = []
    /// Whether the recording is incomplete, because there were too many stages or events.
    public var isCut = false

    /// Makes an empty recording.
    public init() {}
}

extension StageRecording {
    /// The size of a recording.
    public struct Counts: Sendable {
        public var places = 0
        public var stages = 0
        public var lanes = 0
        public var entries = 0

        /// Makes the size of an empty recording.
        public init() {}
    }

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

    /// Appends the additions of another recording.
    public mutating func add(_ additions: StageRecording) {
        places += additions.places
        stages += additions.stages
        lanes += additions.lanes
        entries += additions.entries
        isCut = isCut || additions.isCut
    }

    /// Whether all times and all indices except `worker` are valid. Another process's recording may contain anything.
    public var isConsistent: Bool {
        func isTime(_ time: Duration) -> Bool { time >= .zero && time < .seconds(1_000_000) }
        func are(_ calls: [Int]) -> Bool { calls.allSatisfy(places.indices.contains) }
        return stages.allSatisfy {
            are($0.calls) && $0.created >= 0 && $0.creator.map(lanes.indices.contains) ?? true
        }
            && lanes.enumerated().allSatisfy { number, lane in
                // A stage is subscribed to before its sources are, so a consumer has a lower index.
                stages.indices.contains(lane.stage) && are(lane.calls)
                    && lane.consumer.map { (0..<number).contains($0) } ?? true
            }
            && entries.allSatisfy { lanes.indices.contains($0.lane) && isTime($0.event.time) }
    }
}
