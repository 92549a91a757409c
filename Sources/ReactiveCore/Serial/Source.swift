extension Signal {
    /// Starts this signal as one of several that a subscription listens to.
    ///
    /// It gets a subscription of its own inside `parent`, so it can end, or be disposed, without the others. When it ends it is torn
    /// down first, and then `handle` hears of it: whatever starts next, starts on a clean table.
    /// If `parent` is disposed already, nothing is started.
    @inlinable func start(in parent: CompositeDisposable, _ handle: @escaping Handler) {
        // The other kinds leave nothing behind in `parent` when they end.
        guard case .general(let start) = kind else { return self.start(handle, parent) }
        let own = CompositeDisposable()
        guard let slot = parent.insert({ own.dispose() }) else { return }
        start(
            { event in
                guard event.isTerminal else { return handle(event) }
                guard let children = own.end() else { return }
                parent.remove(slot)
                children.dispose()
                handle(event)
            }, own)
    }
}
