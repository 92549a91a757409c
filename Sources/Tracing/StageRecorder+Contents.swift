import Marbles
import Platform

extension StageRecorder {
    /// What has been recorded, and what is needed to go on.
    struct Contents {
        var recording = StageRecording()
        var placeNumbers: [UInt: Int?] = [:]
        /// The lanes of each stage.
        var lanesOfStage: [[Int]] = []
        /// The number of the subscription that runs in each lane, if one does.
        var running: [Int?] = []
        var subscriptions = 0
        /// The events whose values haven't been described yet.
        var pending: [PendingEntry] = []

        /// How many events have been recorded.
        var entryCount: Int { recording.entries.count + pending.count }
    }

    /// An event, with its value as it is if that can be kept.
    struct PendingEntry: Sendable {
        let lane: Int
        let time: Duration
        let kind: PendingKind
        let thread: String
        let worker: Int?

        /// The same with its value as a text.
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
    }
}

extension StageRecorder.Contents {
    /// The number of an address among the places; nil for one outside of all images.
    mutating func place(of address: UInt) -> Int? {
        if let known = placeNumbers[address] { return known }
        let place = CodePlace(address)
        if let place { recording.places.append(place) }
        let number = place == nil ? nil : recording.places.count - 1
        placeNumbers[address] = .some(number)
        return number
    }

    /// A lane of a stage in which no subscription runs; a new one if all are in use.
    mutating func freeLane(of stage: Int, for consumer: Int?, _ calls: [UInt]) -> Int {
        if let lane = lanesOfStage[stage].first(where: { running[$0] == nil }) { return lane }
        let places = calls.compactMap { place(of: $0) }
        recording.lanes.append(StageRecording.Lane(stage: stage, consumer: consumer, calls: places))
        running.append(nil)
        lanesOfStage[stage].append(recording.lanes.count - 1)
        return recording.lanes.count - 1
    }
}
