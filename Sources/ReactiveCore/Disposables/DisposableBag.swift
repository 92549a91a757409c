/// The disposables that users added to a ``CompositeDisposable``, oldest first. It forgets disposables that have
/// ended by themselves.
@usableFromInline final class DisposableBag: Sendable {
    private struct Contents: Sendable {
        /// Nil once disposed.
        var disposables: ContiguousArray<any Disposable>? = []
        var isSweeping = false
    }

    private let contents = Lock(Contents())

    var count: Int { contents.withLock { $0.disposables?.count ?? 0 } }

    func add(_ disposable: any Disposable) {
        let (isKept, isCrowded) = contents.withLock { contents -> (Bool, Bool) in
            guard let (count, capacity) = contents.disposables.map({ ($0.count, $0.capacity) }) else {
                return (false, false)
            }
            contents.disposables?.append(disposable)
            let isCrowded = count >= 16 && count == capacity && !contents.isSweeping
            if isCrowded { contents.isSweeping = true }
            return (true, isCrowded)
        }
        if !isKept { disposable.dispose() }
        if isCrowded { sweep() }
    }

    /// Removes the disposables that have ended. This happens only when the list is full, and makes room for as many
    /// again. So on average, a call of `add` checks only a few disposables.
    private func sweep() {
        guard let all = contents.withLock({ $0.disposables }) else { return }
        var remaining = ContiguousArray(all.filter { !$0.isDisposed })
        remaining.reserveCapacity(2 * remaining.count)
        contents.withLock { contents in
            guard let current = contents.disposables else { return }
            // More may have been added in the meantime.
            remaining += current[all.count...]
            contents.disposables = remaining
            contents.isSweeping = false
        }
    }

    @usableFromInline func dispose() {
        let disposables = contents.withLock { $0.disposables.take() }
        for disposable in disposables ?? [] { disposable.dispose() }
    }
}
