import Synchronization

/// Disposes everything that was added to it.
///
/// Every subscription to a ``Signal`` is one of these: it is handed up the chain of operators, each adds what has to be torn down,
/// and sources ask its ``isDisposed`` before they go on.
public final class CompositeDisposable: Disposable {
    /// Where a child stands; good for one `remove`.
    @usableFromInline struct Slot: Sendable {
        /// -1 is the first, which stands beside the list.
        @usableFromInline let index: Int
        @usableFromInline let round: Int

        @inlinable init(index: Int, round: Int) {
            self.index = index
            self.round = round
        }
    }

    /// What to do about one child. A closure is cheaper to keep and to call than `any Disposable`, whose generic conformances are looked
    /// up at run time.
    @usableFromInline struct Child: Sendable {
        @usableFromInline let dispose: @Sendable () -> Void
        @inlinable init(dispose: @escaping @Sendable () -> Void) { self.dispose = dispose }
    }

    /// Most subscriptions have one child or two, so the first stands beside the list instead of in it.
    @usableFromInline struct Children: Sendable {
        @usableFromInline var first: Child?
        @usableFromInline var others: ContiguousArray<Child?>
        /// Places in the list that children have left.
        @usableFromInline var vacant: ContiguousArray<Int>
        /// How often everybody was sent away: a slot of an earlier round belongs to nobody who is here now.
        @usableFromInline let round: Int

        @inlinable init(round: Int) {
            first = nil
            others = []
            vacant = []
            self.round = round
        }

        @inlinable func dispose() {
            first?.dispose()
            for child in others { child?.dispose() }
        }
    }

    /// Written under the lock, read without it: the question is asked for every event.
    @usableFromInline let ended = Atomic<Bool>(false)
    @usableFromInline let children: Lock<Children>

    /// Empty, and not disposed.
    @inlinable public init() {
        children = Lock(Children(round: 0))
    }

    @inlinable public var isDisposed: Bool {
        ended.load(ordering: .acquiring)
    }

    /// Disposes `disposable` together with this one, or at once if this one is disposed already.
    @inlinable public func add(_ disposable: any Disposable) {
        if insert({ disposable.dispose() }) == nil { disposable.dispose() }
    }

    /// Disposes every child, in the order in which they were added. Children run on the calling thread, under no lock.
    @inlinable public func dispose() {
        end()?.dispose()
    }

    /// Adds a child that may leave again.
    /// - Parameter dispose: what disposing it means.
    /// - Returns: nil if this is disposed already; then nothing was added, and nothing will be called.
    @discardableResult
    @inlinable func insert(_ dispose: @escaping @Sendable () -> Void) -> Slot? {
        // Swapped in, not copied: a copy of a closure is counted, at the price of a lock.
        var child: Child? = Child(dispose: dispose)
        return children.withLock { children -> Slot? in
            if ended.load(ordering: .relaxed) { return nil }
            if children.first == nil {
                swap(&child, &children.first)
                return Slot(index: -1, round: children.round)
            }
            if let index = children.vacant.last {
                children.vacant.removeLast()
                swap(&child, &children.others[index])
                return Slot(index: index, round: children.round)
            }
            children.others.append(child)
            return Slot(index: children.others.count - 1, round: children.round)
        }
    }

    /// Lets go of a child that has come to its own end, without disposing it.
    @inlinable func remove(_ slot: Slot) {
        if isDisposed { return }
        var leaving: Child?
        children.withLock { children in
            if ended.load(ordering: .relaxed) || slot.round != children.round { return }
            if slot.index == -1 { return swap(&leaving, &children.first) }
            children.vacant.append(slot.index)
            swap(&leaving, &children.others[slot.index])
        }
    }

    /// Disposes every child, and goes on with none.
    @inlinable func clear() {
        var leaving: Children?
        children.withLock { children in
            var none = Children(round: children.round + 1)
            swap(&none, &children)
            leaving = none
        }
        leaving?.dispose()
    }

    /// Marks this disposed and hands out the children, which the caller disposes: after the terminal event, where there is one.
    /// - Returns: nil if it was disposed before, so exactly one caller wins.
    @inlinable func end() -> Children? {
        if isDisposed { return nil }
        return children.withLock { children -> Children? in
            if ended.load(ordering: .relaxed) { return nil }
            ended.store(true, ordering: .releasing)
            var taken = Children(round: children.round + 1)
            swap(&taken, &children)
            return taken
        }
    }
}
