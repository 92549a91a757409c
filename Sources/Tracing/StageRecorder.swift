import Marbles
import Platform
import ReactiveCore
import Synchronization

/// Records what the stages of all pipelines do, from now on.
///
///     let recorder = StageRecorder(now: { clock.now })
///     StageWatching.start(recorder)
public final class StageRecorder: StageWatcher {
    /// How many stages and events are recorded. What follows is left out.
    public struct Limits: Sendable {
        public var stages = 5_000
        public var entries = 200_000

        public init() {}
    }

    fileprivate struct Contents {
        var recording = StageRecording()
        var placeNumbers: [UInt: Int?] = [:]
        /// The lanes of each stage.
        var lanesOfStage: [[Int]] = []
        /// The number of the subscription that runs in each lane, if one does.
        var running: [Int?] = []
        var subscriptions = 0
    }

    /// How many calls are looked at to find the line of a new stage.
    fileprivate static let depth = 28

    private let contents = Mutex(Contents())
    private let now: @Sendable () -> Duration
    private let thread: @Sendable () -> String
    private let limits: Limits
    private let changed: @Sendable (StageRecorder) -> Void
    /// The lane whose stage is at work on a thread, counted from 1.
    private let worker = ThreadWord()

    /// - Parameters:
    ///   - now: the time of the run.
    ///   - thread: the name of the calling thread.
    ///   - changed: called after each entry, on the thread of its event.
    public init(
        now: @escaping @Sendable () -> Duration,
        thread: @escaping @Sendable () -> String = { CurrentThread.name },
        limits: Limits = Limits(),
        changed: @escaping @Sendable (StageRecorder) -> Void = { _ in }
    ) {
        self.now = now
        self.thread = thread
        self.limits = limits
        self.changed = changed
    }

    /// The recording so far.
    public var recording: StageRecording { contents.withLock { $0.recording } }

    /// How many events have been recorded.
    public var entryCount: Int { contents.withLock { $0.recording.entries.count } }

    /// What has been recorded after some time, and moves that time to now.
    public func additions(after counts: inout StageRecording.Counts) -> StageRecording {
        contents.withLock { $0.recording.additions(after: &counts) }
    }

    public func watchStage() -> (any WatchedStage)? {
        let calls = callsInProgress(depth: Self.depth, leavingOut: 1)
        let creator = worker.value > 0 ? worker.value - 1 : nil
        return contents.withLock { contents -> Stage? in
            guard contents.recording.stages.count < limits.stages else {
                contents.recording.isCut = true
                return nil
            }
            let places = calls.compactMap { contents.place(of: $0) }
            let created = contents.recording.entries.count
            contents.recording.stages.append(StageRecording.Stage(calls: places, created: created, creator: creator))
            contents.lanesOfStage.append([])
            return Stage(number: contents.recording.stages.count - 1, recorder: self)
        }
    }

    private func append(
        _ kind: TimedEvent.Kind, _ lane: Int, worker: Int?, to contents: inout Contents, at time: Duration,
        on thread: String
    ) {
        guard contents.recording.entries.count < limits.entries else {
            contents.recording.isCut = true
            return
        }
        let event = TimedEvent(at: time, kind, thread: thread)
        contents.recording.entries.append(StageRecording.Entry(lane: lane, event: event, worker: worker))
    }

    /// A stage that is recorded.
    private struct Stage: WatchedStage {
        let number: Int
        let recorder: StageRecorder

        func watchSubscription() -> any WatchedSubscription {
            let (time, thread, worker) = (recorder.now(), recorder.thread(), recorder.worker.value)
            let consumer = worker > 0 ? worker - 1 : nil
            let calls = consumer == nil ? callsInProgress(depth: StageRecorder.depth, leavingOut: 1) : []
            defer { recorder.changed(recorder) }
            return recorder.contents.withLock { contents in
                let lane = contents.freeLane(of: number, for: consumer, calls)
                contents.subscriptions += 1
                contents.running[lane] = contents.subscriptions
                recorder.append(.subscribed, lane, worker: consumer, to: &contents, at: time, on: thread)
                return Subscription(
                    number: contents.subscriptions, lane: lane, consumer: worker, recorder: recorder)
            }
        }
    }

    /// A subscription that is recorded.
    private struct Subscription: WatchedSubscription {
        let number: Int
        let lane: Int
        /// The lane of the stage that subscribed, counted from 1; 0 if none did.
        let consumer: Int
        let recorder: StageRecorder

        func start(_ start: () -> Void) {
            let before = recorder.worker.value
            recorder.worker.value = lane + 1
            start()
            recorder.worker.value = before
        }

        func pass<Value: Sendable, Failure: Error>(_ event: Event<Value, Failure>, _ pass: () -> Void) {
            let before = recorder.worker.value
            let kind: TimedEvent.Kind =
                switch event {
                case .next(let value): .next(ValueText.of(value))
                case .failed(let failure): .failed(ValueText.of(failure))
                case .completed: .completed
                }
            let (time, thread) = (recorder.now(), recorder.thread())
            recorder.contents.withLock { contents in
                if event.isTerminal, contents.running[lane] == number { contents.running[lane] = nil }
                recorder.append(
                    kind, lane, worker: before > 0 ? before - 1 : nil, to: &contents, at: time, on: thread)
            }
            recorder.changed(recorder)
            recorder.worker.value = consumer
            pass()
            recorder.worker.value = before
        }

        func dispose() {
            let (time, thread, worker) = (recorder.now(), recorder.thread(), recorder.worker.value)
            let wasRunning = recorder.contents.withLock { contents in
                guard contents.running[lane] == number else { return false }
                contents.running[lane] = nil
                recorder.append(
                    .disposed, lane, worker: worker > 0 ? worker - 1 : nil, to: &contents, at: time, on: thread)
                return true
            }
            if wasRunning { recorder.changed(recorder) }
        }
    }
}

extension StageRecorder.Contents {
    /// The number of an address among the places; nil for one outside of all images.
    fileprivate mutating func place(of address: UInt) -> Int? {
        if let known = placeNumbers[address] { return known }
        let place = CodePlace(address)
        if let place { recording.places.append(place) }
        let number = place == nil ? nil : recording.places.count - 1
        placeNumbers[address] = .some(number)
        return number
    }

    /// A lane of a stage in which no subscription runs; a new one if all are in use.
    fileprivate mutating func freeLane(of stage: Int, for consumer: Int?, _ calls: [UInt]) -> Int {
        if let lane = lanesOfStage[stage].first(where: { running[$0] == nil }) { return lane }
        let places = calls.compactMap { place(of: $0) }
        recording.lanes.append(StageRecording.Lane(stage: stage, consumer: consumer, calls: places))
        running.append(nil)
        lanesOfStage[stage].append(recording.lanes.count - 1)
        return recording.lanes.count - 1
    }
}
