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
        let stages: Int
        let entries: Int
        /// How many events of one instant are recorded. Of the values after them, each lane gets one `…`. The next
        /// instant is recorded again.
        let entriesOfInstant: Int

        /// Limits.
        public init(stages: Int = 5_000, entries: Int = 200_000, entriesOfInstant: Int = .max) {
            (self.stages, self.entries, self.entriesOfInstant) = (stages, entries, entriesOfInstant)
        }
    }

    /// How many calls are looked at to find the line of a new stage.
    static let depth = 28

    private let contents = Mutex(Contents())
    private let now: @Sendable () -> Duration
    private let thread: @Sendable () -> String
    private let limits: Limits
    private let changed: @Sendable (StageRecorder) -> Void
    /// Held while values are described, outside of the other lock: a value's own code describes it.
    private let describing = Mutex(())
    /// The lane whose stage is at work on a thread, counted from 1. All recorders share it: a process can have few.
    private static let worker = ThreadWord()

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
    public var recording: StageRecording {
        describeValues()
        return contents.withLock { $0.recording }
    }

    /// How many events have been recorded.
    public var entryCount: Int { contents.withLock { $0.entryCount } }

    /// Whether it's worth writing what was recorded after some time: the more there is before, the more it must be.
    public func hasMuch(after counts: StageRecording.Counts) -> Bool {
        entryCount - counts.entries > counts.entries / 200
    }

    /// What has been recorded after some time, and moves that time to now.
    public func additions(after counts: inout StageRecording.Counts) -> StageRecording {
        describeValues()
        return contents.withLock { $0.recording.additions(after: &counts) }
    }

    /// Turns the values that were kept into texts.
    private func describeValues() {
        // Not available: it's being done, or a value's description has itself caused an event.
        describing.withLockIfAvailable { _ in
            let pending = contents.withLock { contents in
                defer { contents.pending = [] }
                return contents.pending
            }
            let entries = pending.map(\.described)
            contents.withLock { $0.recording.entries += entries }
        }
    }

    public func watchStage() -> (any WatchedStage)? {
        let calls = callsInProgress(depth: Self.depth, leavingOut: 1)
        let worker = Self.worker.value
        let creator = worker > 0 ? worker - 1 : nil
        return contents.withLock { contents -> Stage? in
            guard contents.recording.stages.count < limits.stages else {
                contents.recording.isCut = true
                return nil
            }
            let places = calls.compactMap { contents.place(of: $0) }
            let created = contents.entryCount
            contents.recording.stages.append(StageRecording.Stage(calls: places, created: created, creator: creator))
            contents.lanesOfStage.append([])
            return Stage(number: contents.recording.stages.count - 1, recorder: self)
        }
    }

    private func append(
        _ kind: PendingKind, _ lane: Int, worker: Int?, to contents: inout Contents, at time: Duration,
        on thread: String
    ) {
        guard contents.entryCount < limits.entries else {
            contents.recording.isCut = true
            return
        }
        guard let kind = contents.crowd.admit(kind, in: lane, at: time, atMost: limits.entriesOfInstant) else { return }
        contents.pending.append(
            PendingEntry(lane: lane, time: time, kind: kind, thread: thread, worker: worker))
    }

    /// A stage that is recorded.
    private struct Stage: WatchedStage {
        let number: Int
        let recorder: StageRecorder

        func watchSubscription() -> any WatchedSubscription {
            let (time, thread, worker) = (recorder.now(), recorder.thread(), StageRecorder.worker.value)
            let consumer = worker > 0 ? worker - 1 : nil
            let calls = consumer == nil ? callsInProgress(depth: StageRecorder.depth, leavingOut: 1) : []
            defer { recorder.changed(recorder) }
            return recorder.contents.withLock { contents in
                let lane = contents.freeLane(of: number, for: consumer, calls)
                contents.subscriptions += 1
                contents.running[lane] = contents.subscriptions
                recorder.append(.described(.subscribed), lane, worker: consumer, to: &contents, at: time, on: thread)
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
            let before = StageRecorder.worker.value
            StageRecorder.worker.value = lane + 1
            start()
            StageRecorder.worker.value = before
        }

        func pass<Value: Sendable, Failure: Error>(_ event: Event<Value, Failure>, _ pass: () -> Void) {
            let before = StageRecorder.worker.value
            let kind: PendingKind =
                switch event {
                case .next(let value):
                    KeptTypes.include(typeOf: value) ? .value(value) : .described(.next(ValueText.of(value)))
                case .failed(let failure): .described(.failed(ValueText.of(failure)))
                case .completed: .described(.completed)
                }
            let (time, thread) = (recorder.now(), recorder.thread())
            recorder.contents.withLock { contents in
                if event.isTerminal, contents.running[lane] == number { contents.running[lane] = nil }
                recorder.append(
                    kind, lane, worker: before > 0 ? before - 1 : nil, to: &contents, at: time, on: thread)
            }
            recorder.changed(recorder)
            StageRecorder.worker.value = consumer
            pass()
            StageRecorder.worker.value = before
        }

        func dispose() {
            let (time, thread, worker) = (recorder.now(), recorder.thread(), StageRecorder.worker.value)
            let wasRunning = recorder.contents.withLock { contents in
                guard contents.running[lane] == number else { return false }
                contents.running[lane] = nil
                recorder.append(
                    .described(.disposed), lane, worker: worker > 0 ? worker - 1 : nil, to: &contents, at: time,
                    on: thread)
                return true
            }
            if wasRunning { recorder.changed(recorder) }
        }
    }
}
