/// The observers of a subject, in the order in which they subscribed.
///
/// Removing one leaves a hole, which is closed when half of the list is holes. So it takes as long for one of a hundred
/// thousand as for one of two.
@usableFromInline struct ObserverList<Entry: ObserverEntry>: Sendable {
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var holes = 0
    @usableFromInline var next = 0

    @inlinable init() {}

    @inlinable var count: Int { entries.count - holes }

    /// - Returns: the observer's number, to remove it.
    @inlinable mutating func append(_ entry: Entry) -> Int {
        defer { next += 1 }
        entries.append(entry)
        entries[entries.count - 1].number = next
        return next
    }

    /// Puts a hole in the place of an observer.
    /// - Parameter entry: the hole. Afterwards it is what was removed, if it was there, to be released outside the lock.
    @inlinable mutating func exchange(_ number: Int, for entry: inout Entry) {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            let other = entries[middle].number
            if (other < 0 ? ~other : other) < number { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].number == number else { return }
        swap(&entries[low], &entry)
        entries[low].number = ~number
        holes += 1
        if holes * 2 >= entries.count {
            entries.removeAll { $0.number < 0 }
            holes = 0
        }
    }

    /// - Returns: what was removed, to be released outside the lock.
    @inlinable mutating func removeAll() -> ContiguousArray<Entry> {
        var removed: ContiguousArray<Entry> = []
        swap(&removed, &entries)
        holes = 0
        return removed
    }
}

/// An observer in an ``ObserverList``, or a hole.
@usableFromInline protocol ObserverEntry: Sendable {
    /// Ascending in the list, so an entry is found by bisection. Of a hole, all its bits are inverted.
    var number: Int { get set }
}
