import ReactiveCore
import Synchronization
import Terminal

/// Records the events of the stages that are created while the recorder is watching.
///
///     let recorder = StageRecorder(now: { clock.now })
///     StageWatching.start(recorder)
public final class StageRecorder: StageWatcher {
    /// The maximum number of recorded stages. Later stages are dropped.
    private static let mostStages = 5_000
    /// The maximum number of recorded events. Later events are dropped.
    private static let mostEntries = 200_000

    /// The maximum depth of a recorded call stack.
    static let depth = 28

    private let contents = Mutex(Contents())
    private let now: @Sendable () -> Duration
    private let thread: @Sendable () -> String
    private let mostInInstant: Int
    private let changed: @Sendable (StageRecorder) -> Void
    /// The lane whose stage is working on the calling thread; nil if no stage is.
    private static var worker: Int? {
        get { workerNumber.value > 0 ? workerNumber.value - 1 : nil }
        set { workerNumber.value = newValue.map { $0 + 1 } ?? 0 }
    }
    /// The worker plus 1; 0 without a worker. All recorders share this: a process has only some hundreds of them.
    private static let workerNumber = ThreadWord()

    /// - Parameters:
    ///   - now: returns the run's time.
    ///   - thread: returns the calling thread's name.
    ///   - mostInInstant: the maximum number of events per instant. Beyond it, a lane records one `…` for the rest of
    ///     its values. The count restarts at the next instant.
    ///   - changed: called after each event, on the event's thread.
    public init(
        now: @escaping @Sendable () -> Duration,
        thread: @escaping @Sendable () -> String = { CurrentThread.name },
        mostInInstant: Int = .max,
        changed: @escaping @Sendable (StageRecorder) -> Void = { _ in }
    ) {
        self.now = now
        self.thread = thread
        self.mostInInstant = mostInInstant
        self.changed = changed
    }

    /// The recording so far.
    public var recording: StageRecording { contents.withLock { $0.recording } }

    /// How many events have been recorded.
    public var entryCount: Int { contents.withLock { $0.recording.entries.count } }

    /// Whether there are enough additions to write: more than 0.5 % of the entries in `counts`.
    public func hasMuch(after counts: StageRecording.Counts) -> Bool {
        entryCount - counts.entries > counts.entries / 200
    }

    /// The additions since `counts`. Updates `counts`.
    public func additions(after counts: inout StageRecording.Counts) -> StageRecording {
        contents.withLock { $0.recording.additions(after: &counts) }
    }

    public func watchStage() -> (any WatchedStage)? {
        let calls = callsInProgress(depth: Self.depth, leavingOut: 1)
        let creator = Self.worker
        return contents.withLock { contents -> RecordedStage? in
            guard contents.recording.stages.count < Self.mostStages else {
                contents.recording.isCut = true
                return nil
            }
            let places = calls.compactMap { contents.place(of: $0) }
            let created = contents.recording.entries.count
            contents.recording.stages.append(StageRecording.Stage(calls: places, created: created, creator: creator))
            contents.lanesOfStage.append([])
            return RecordedStage(number: contents.recording.stages.count - 1, recorder: self)
        }
    }

    private func append(
        _ kind: TimedEvent.Kind, _ lane: Int, worker: Int?, to contents: inout Contents, at time: Duration,
        on thread: String
    ) {
        guard contents.recording.entries.count < Self.mostEntries else {
            contents.recording.isCut = true
            return
        }
        guard let kind = contents.crowd.admit(kind, in: lane, at: time, atMost: mostInInstant) else { return }
        contents.recording.entries.append(
            StageRecording.Entry(lane: lane, event: TimedEvent(at: time, kind, thread: thread), worker: worker))
    }

    private struct RecordedStage: WatchedStage {
        let number: Int
        let recorder: StageRecorder

        func watchSubscription() -> any WatchedSubscription {
            let (time, thread, consumer) = (recorder.now(), recorder.thread(), StageRecorder.worker)
            let calls = consumer == nil ? callsInProgress(depth: StageRecorder.depth, leavingOut: 1) : []
            defer { recorder.changed(recorder) }
            return recorder.contents.withLock { contents in
                let lane = contents.freeLane(of: number, for: consumer, calls)
                contents.subscriptions += 1
                contents.running[lane] = contents.subscriptions
                recorder.append(.subscribed, lane, worker: consumer, to: &contents, at: time, on: thread)
                return Subscription(
                    number: contents.subscriptions, lane: lane, consumer: consumer, recorder: recorder)
            }
        }
    }

    private struct Subscription: WatchedSubscription {
        let number: Int
        let lane: Int
        /// The lane of the subscribing stage; nil if no stage subscribed.
        let consumer: Int?
        let recorder: StageRecorder

        func start(_ start: () -> Void) {
            let before = StageRecorder.worker
            StageRecorder.worker = lane
            start()
            StageRecorder.worker = before
        }

        func pass<Value: Sendable, Failure: Error>(_ event: Event<Value, Failure>, _ pass: () -> Void) {
            let before = StageRecorder.worker
            // Described before the contents are locked, because a description runs the program's code.
            let kind: TimedEvent.Kind =
                switch event {
                case .next(let value): .next(ValueText.of(value))
                case .failed(let failure): .failed(ValueText.of(failure))
                case .completed: .completed
                }
            let (time, thread) = (recorder.now(), recorder.thread())
            recorder.contents.withLock { contents in
                if event.isTerminal, contents.running[lane] == number { contents.running[lane] = nil }
                recorder.append(kind, lane, worker: before, to: &contents, at: time, on: thread)
            }
            recorder.changed(recorder)
            StageRecorder.worker = consumer
            pass()
            StageRecorder.worker = before
        }

        func dispose() {
            let (time, thread, worker) = (recorder.now(), recorder.thread(), StageRecorder.worker)
            let wasRunning = recorder.contents.withLock { contents in
                guard contents.running[lane] == number else { return false }
                contents.running[lane] = nil
                recorder.append(.disposed, lane, worker: worker, to: &contents, at: time, on: thread)
                return true
            }
            if wasRunning { recorder.changed(recorder) }
        }
    }
}
