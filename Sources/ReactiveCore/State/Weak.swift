struct WeakTimer: Sendable {
    weak let timer: (any MovableTimer)?
}

extension CompositeDisposable {
    /// Disposes `timer` together with this disposable. Weakly, because the timer's action holds the subscriber.
    @usableFromInline func insert(weakly timer: any MovableTimer) {
        let timer = WeakTimer(timer: timer)
        if insert({ timer.timer?.dispose() }) == nil { timer.timer?.dispose() }
    }
}
