/// The observers of a ``SubjectCore`` or a ``ReplayCore``, in the order in which they subscribed.
///
/// Removing an observer leaves a hole. When half of the list is holes, all holes are removed. So on average, removing
/// an observer costs little even in a long list.
@usableFromInline struct ObserverList<Entry: ObserverEntry>: Sendable {
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var holes = 0
    @usableFromInline var next = 0

    @inlinable init() {}

    @inlinable var count: Int { entries.count - holes }

    @inlinable mutating func append(_ entry: Entry) -> Int {
        defer { next += 1 }
        entries.append(entry)
        entries[entries.count - 1].number = next
        return next
    }

    /// Replaces an observer with a hole.
    /// - Parameter entry: the hole; on return, the removed observer if it was found. Release it outside the lock.
    @inlinable mutating func exchange(_ number: Int, for entry: inout Entry) {
        guard let index = index(of: number) else { return }
        swap(&entries[index], &entry)
        entries[index].number = ~number
        holes += 1
        if holes * 2 >= entries.count {
            entries.removeAll { $0.number < 0 }
            holes = 0
        }
    }

    @inlinable func index(of number: Int) -> Int? {
        guard let first = entries.first?.place else { return nil }
        var low = 0
        // Without gaps between the numbers, the entry is at the last possible index, so the search begins there.
        var high = min(entries.count, number - first + 1)
        var middle = high - 1
        while low < high {
            if entries[middle].number == number { return middle }
            if entries[middle].place < number { low = middle + 1 } else { high = middle }
            middle = (low + high) / 2
        }
        return nil
    }

    /// - Returns: the removed entries. Release them outside the lock.
    @inlinable mutating func removeAll() -> ContiguousArray<Entry> {
        var removed: ContiguousArray<Entry> = []
        swap(&removed, &entries)
        holes = 0
        return removed
    }
}

/// An observer in an ``ObserverList``, or a hole.
@usableFromInline protocol ObserverEntry: Sendable {
    /// Ascends in the list, so a binary search finds an entry. In a hole, all bits of the number are inverted.
    var number: Int { get set }
}

extension ObserverEntry {
    @inlinable var place: Int { number < 0 ? ~number : number }
}
