// The weak references of the core, except for a user's own object in `Binding.swift`.

struct WeakTimer: Sendable {
    weak let timer: (any MovableTimer)?
}

extension CompositeDisposable {
    /// Disposes `timer` together with this one, but doesn't keep it alive, because its action leads to the subscriber.
    @usableFromInline func insert(weakly timer: any MovableTimer) {
        let timer = WeakTimer(timer: timer)
        if insert({ timer.timer?.dispose() }) == nil { timer.timer?.dispose() }
    }
}
