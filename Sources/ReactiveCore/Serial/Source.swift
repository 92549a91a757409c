extension Signal {
    /// Starts this signal as one of several that a subscription listens to.
    ///
    /// It gets a subscription of its own inside `parent`, so it can end, or be disposed, without the others. When it ends it is torn
    /// down first, and then `handle` hears of it: whatever starts next, starts on a clean table.
    /// - Returns: the subscription of its own; nil if `parent` is disposed already, and nothing was started.
    @discardableResult
    @inlinable func start(in parent: CompositeDisposable, _ handle: @escaping Handler) -> CompositeDisposable? {
        let own = CompositeDisposable()
        guard let slot = parent.insert({ own.dispose() }) else { return nil }
        start({ event in
            guard event.isTerminal else { return handle(event) }
            guard let children = own.end() else { return }
            parent.remove(slot)
            children.dispose()
            handle(event)
        }, own)
        return own
    }
}
