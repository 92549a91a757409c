import Synchronization

/// Disposes everything that was added to it.
///
/// Every subscription to a ``Signal`` is one of these: it is handed up the chain of operators, each adds what has to be torn down,
/// and sources ask its ``isDisposed`` before they go on.
public final class CompositeDisposable: Disposable {
    /// Where a child stands; good for one `remove`.
    @usableFromInline typealias Slot = Int

    /// What to do about one child. A closure is cheaper to keep and to call than `any Disposable`, whose generic conformances are looked up at run time.
    @usableFromInline struct Child: Sendable {
        @usableFromInline let dispose: @Sendable () -> Void
        @inlinable init(dispose: @escaping @Sendable () -> Void) { self.dispose = dispose }
    }

    /// Most subscriptions have one child or two, so the first stands beside the list instead of in it.
    @usableFromInline struct Children: Sendable {
        @usableFromInline var first: Child?
        @usableFromInline var others: ContiguousArray<Child?> = []
        @usableFromInline var vacant: ContiguousArray<Slot> = []

        @inlinable init() {}

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
        children = Lock(Children())
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
        children.withLock { children in
            if ended.load(ordering: .relaxed) { return nil }
            let child = Child(dispose: dispose)
            if children.first == nil {
                children.first = child
                return -1
            }
            if let slot = children.vacant.popLast() {
                children.others[slot] = child
                return slot
            }
            children.others.append(child)
            return children.others.count - 1
        }
    }

    /// Lets go of a child that has come to its own end, without disposing it.
    @inlinable func remove(_ slot: Slot) {
        _ = children.withLock { children -> Child? in
            if ended.load(ordering: .relaxed) { return nil }
            if slot == -1 { return children.first.take() }
            children.vacant.append(slot)
            return children.others[slot].take()
        }
    }

    /// Marks this disposed and hands out the children, which the caller disposes: after the terminal event, where there is one.
    /// - Returns: nil if it was disposed before, so exactly one caller wins.
    @inlinable func end() -> Children? {
        if isDisposed { return nil }
        return children.withLock { children -> Children? in
            if ended.load(ordering: .relaxed) { return nil }
            ended.store(true, ordering: .releasing)
            let taken = children
            children = Children()
            return taken
        }
    }
}
