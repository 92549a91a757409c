import Synchronization

/// Disposes everything that was added to it.
///
///     let subscriptions = CompositeDisposable()
///     subscriptions.add(signal.subscribe(next: { print($0) }))
///     subscriptions.dispose()
///
/// It forgets disposables that have ended by themselves, such as a subscription to a signal that has completed, so you
/// may keep adding to it.
///
/// Every subscription to a ``Signal`` is a composite disposable. It is passed up the chain of operators: operators add
/// the work that disposal must stop, and sources read ``isDisposed`` before each event.
public final class CompositeDisposable: Disposable {
    /// Where a child is stored; valid for one call of `remove`.
    @usableFromInline struct Slot: Sendable {
        /// -1 for the first child, which is not in the list.
        @usableFromInline let index: Int
        @usableFromInline let round: Int

        @inlinable init(index: Int, round: Int) {
            self.index = index
            self.round = round
        }
    }

    /// The closures that dispose the children. A closure is cheaper to keep and to call than `any Disposable`, whose
    /// generic conformances are looked up at run time. Most subscriptions have one or two children, so the first is
    /// kept outside the list.
    @usableFromInline struct Children: Sendable {
        @usableFromInline var first: Action?
        @usableFromInline var others: ContiguousArray<Action?>
        /// Free indices in `others`.
        @usableFromInline var vacant: ContiguousArray<Int>
        /// Nil until a user adds a disposable.
        @usableFromInline var bag: DisposableBag?
        /// How many times all children were removed. A slot of an earlier round is stale.
        @usableFromInline let round: Int

        @inlinable init(round: Int) {
            first = nil
            others = []
            vacant = []
            bag = nil
            self.round = round
        }

        @inlinable func dispose() {
            first?.run()
            for child in others { child?.run() }
            bag?.dispose()
        }
    }

    /// Written under the lock, but also read without it, because it is read for every event.
    @usableFromInline let ended = Atomic<Bool>(false)
    @usableFromInline let children: Lock<Children>
    /// The part of a trigger that this subscription belongs to; nil outside a trigger. See ``Feedback``.
    @usableFromInline let part: TriggerPart?

    /// Starts empty.
    @inlinable public init() {
        children = Lock(Children(round: 0))
        part = nil
    }

    @inlinable init(in part: TriggerPart?) {
        children = Lock(Children(round: 0))
        self.part = part
    }

    @inlinable public var isDisposed: Bool { ended.load(ordering: .acquiring) }

    /// Disposes `disposable` together with this one, or at once if this one is disposed already.
    public func add(_ disposable: any Disposable) {
        let bag = children.withLock { children -> DisposableBag? in
            if ended.load(ordering: .relaxed) { return nil }
            if let bag = children.bag { return bag }
            let bag = DisposableBag()
            children.bag = bag
            return bag
        }
        if let bag { bag.add(disposable) } else { disposable.dispose() }
    }

    /// How many of the disposables that users added are kept.
    var count: Int { children.withLock { $0.bag }?.count ?? 0 }

    /// Disposes `disposable` together with this one, like ``add(_:)``, but for an operator: keeps `disposable` even if
    /// it has ended, and disposes it before the disposables that users added.
    @inlinable func insert(_ disposable: any Disposable) {
        if insert({ disposable.dispose() }) == nil { disposable.dispose() }
    }

    /// Disposes every child, on the calling thread and under no lock. Disposables that users added come last, oldest
    /// first.
    @inlinable public func dispose() { end()?.dispose() }

    /// Adds a child that can be removed again.
    /// - Returns: the child's slot; nil if this is disposed already, so that nothing was added and `dispose` won't run.
    @discardableResult
    @inlinable func insert(_ dispose: @escaping @Sendable () -> Void) -> Slot? {
        // Swapped in, because copying a closure retains it, which costs as much as a lock.
        var child: Action? = Action(run: dispose)
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

    @inlinable func makeChild() -> CompositeDisposable? {
        let child = CompositeDisposable()
        return insert({ child.dispose() }) == nil ? nil : child
    }

    /// Removes a child that has ended by itself, without disposing it.
    @inlinable func remove(_ slot: Slot) {
        if isDisposed { return }
        var leaving: Action?
        children.withLock { children in
            if ended.load(ordering: .relaxed) || slot.round != children.round { return }
            if slot.index == -1 { return swap(&leaving, &children.first) }
            children.vacant.append(slot.index)
            swap(&leaving, &children.others[slot.index])
        }
    }

    /// Disposes every child, but not this disposable.
    @inlinable func clear() {
        var leaving: Children?
        children.withLock { children in
            var none = Children(round: children.round + 1)
            swap(&none, &children)
            leaving = none
        }
        leaving?.dispose()
    }

    /// Marks this disposed, and leaves the children to the caller, who disposes them.
    /// - Returns: the children; nil if this was disposed before, so that only one caller gets them.
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
