/// When an action runs: its time, and its place among the actions of that time.
struct Instant: Comparable, Sendable {
    /// In attoseconds, because comparing two durations calls the standard library.
    private let ticks: Int128
    let sequence: Int

    init(time: Duration, sequence: Int) {
        ticks = time.attoseconds
        self.sequence = sequence
    }

    var time: Duration { Duration(attoseconds: ticks) }

    static func < (left: Instant, right: Instant) -> Bool {
        left.ticks == right.ticks ? left.sequence < right.sequence : left.ticks < right.ticks
    }
}

/// An instant at which a clock has to look at one of its timers.
struct Wake: Equatable, Sendable {
    let instant: Instant
    /// The timer's index in the clock's list.
    let place: Int
}

/// The wakes of a clock in a binary heap: the first is found at once, and adding or removing one takes a few steps.
///
/// It isn't generic, because debug builds would call the comparison of a generic heap through its witness table.
struct WakeHeap: Sendable {
    /// No wake comes before its parent: the children of index n are at 2n + 1 and 2n + 2.
    private(set) var wakes: ContiguousArray<Wake> = []

    var first: Wake? { wakes.first }

    mutating func insert(_ wake: Wake) {
        wakes.append(wake)
        moveUp(from: wakes.count - 1)
    }

    mutating func removeFirst() {
        let last = wakes.removeLast()
        if !wakes.isEmpty { replaceFirst(with: last) }
    }

    mutating func replaceFirst(with wake: Wake) {
        wakes[0] = wake
        moveDown(from: 0)
    }

    mutating func removeAll(where isRemoved: (Wake) -> Bool) {
        wakes.removeAll(where: isRemoved)
        for index in stride(from: wakes.count / 2 - 1, through: 0, by: -1) { moveDown(from: index) }
    }

    private mutating func moveUp(from start: Int, to top: Int = 0) {
        var index = start
        let wake = wakes[index]
        while index > top {
            let parent = (index - 1) / 2
            guard wake.instant < wakes[parent].instant else { break }
            wakes[index] = wakes[parent]
            index = parent
        }
        wakes[index] = wake
    }

    /// Moves down to the end and up again, because a wake from the end usually belongs there.
    private mutating func moveDown(from start: Int) {
        var index = start
        let wake = wakes[index]
        while case var child = 2 * index + 1, child < wakes.count {
            if child + 1 < wakes.count, wakes[child + 1].instant < wakes[child].instant { child += 1 }
            wakes[index] = wakes[child]
            index = child
        }
        wakes[index] = wake
        moveUp(from: index, to: start)
    }
}
