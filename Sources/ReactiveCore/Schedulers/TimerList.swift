/// The running timers of a clock, in the order in which they are due.
///
/// A timer that has fired or was disposed leaves at once. Its wake may stay in the heap, but at most half of the wakes
/// are such.
final class TimerList: Sendable {
    /// A timer that is due.
    struct Due: Sendable {
        let timer: ClockTimer
        let goal: Instant
        /// The timer's action, if the timer has no queue.
        let action: Action?
    }

    struct Contents: Sendable {
        /// No timer starts before this time.
        var now: Duration = .zero
        private var sequence = 0
        private var heap = WakeHeap()
        /// The timers of the heap's wakes; nil for one that has left. They aren't in the heap, because moving a
        /// reference there would retain and release it again and again.
        private var timers: ContiguousArray<ClockTimer?> = []
        /// Free indices in `timers`.
        private var vacant: ContiguousArray<Int> = []
        /// How many wakes belong to timers that have left.
        private var stale = 0
    }

    private let contents = Lock(Contents())
    private let firstHasChanged: @Sendable (TimerList) -> Void

    /// - Parameter firstHasChanged: runs after another timer has become the first.
    init(firstHasChanged: @escaping @Sendable (TimerList) -> Void = { _ in }) { self.firstHasChanged = firstHasChanged }

    var now: Duration { contents.withLock { $0.now } }

    var isEmpty: Bool { contents.withLock { $0.isEmpty } }

    /// How many wakes are in the heap.
    var count: Int { contents.withLock { $0.count } }

    /// When the first wake comes; its timer may have been moved or disposed.
    var firstWake: Duration? { contents.withLock { $0.firstWake } }

    /// When the first timer is due.
    var firstInstant: Duration? { contents.withLock { $0.firstInstant } }

    func setTime(_ time: Duration) { contents.withLock { $0.now = max($0.now, time) } }

    func start(_ timer: ClockTimer, at deadline: (_ now: Duration) -> Duration) {
        let isFirst = contents.withLock { $0.start(timer, at: min(deadline($0.now), .longest)) }
        if isFirst { firstHasChanged(self) }
    }

    /// - Returns: the timer's action, to be released outside the lock.
    func dispose(_ timer: ClockTimer) -> Action? { contents.withLock { $0.dispose(timer) } }

    /// Removes and returns the first timer that is due; nil if none is.
    /// - Parameter instant: nil for any time.
    func next(until instant: Duration?) -> Due? { contents.withLock { $0.next(until: instant) } }
}

extension TimerList.Contents {
    var isEmpty: Bool { heap.wakes.count == stale }

    var count: Int { heap.wakes.count }

    var firstWake: Duration? { heap.first?.instant.time }

    var firstInstant: Duration? { heap.wakes.compactMap { timers[$0.place]?.time }.min() }

    /// - Returns: whether the timer's wake is the first one now.
    mutating func start(_ timer: ClockTimer, at deadline: Duration) -> Bool {
        sequence += 1
        var new: Wake?
        let goal = Instant(time: deadline, sequence: sequence)
        timer.arm(goal) { late in
            if let late { vacate(late) }
            let wake = Wake(instant: goal, place: vacant.popLast() ?? timers.count)
            if wake.place == timers.count { timers.append(timer) } else { timers[wake.place] = timer }
            heap.insert(wake)
            new = wake
            return wake
        }
        return new != nil && heap.first == new
    }

    mutating func dispose(_ timer: ClockTimer) -> Action? {
        let (action, wake) = timer.disarm()
        if let wake { vacate(wake) }
        if stale > 8 + heap.wakes.count / 2 { removeStaleWakes() }
        return action
    }

    mutating func next(until instant: Duration?) -> TimerList.Due? {
        while let wake = heap.first {
            if let instant, wake.instant.time > instant { return nil }
            if let timer = timers[wake.place] {
                let (goal, action) = timer.turn(wake)
                if wake.instant < goal {
                    heap.replaceFirst(with: Wake(instant: goal, place: wake.place))
                    continue
                }
                heap.removeFirst()
                timers[wake.place] = nil
                vacant.append(wake.place)
                now = max(now, goal.time)
                return TimerList.Due(timer: timer, goal: goal, action: action)
            }
            heap.removeFirst()
            vacant.append(wake.place)
            stale -= 1
        }
        return nil
    }

    private mutating func vacate(_ wake: Wake) {
        timers[wake.place] = nil
        stale += 1
    }

    private mutating func removeStaleWakes() {
        heap.removeAll { wake in
            if timers[wake.place] != nil { return false }
            vacant.append(wake.place)
            return true
        }
        stale = 0
        if heap.wakes.isEmpty { (timers, vacant) = ([], []) }
    }
}
