/// Sends a shared signal's events to its subscribers: the core of a ``Subject`` or of a ``ReplaySubject``.
@usableFromInline protocol MulticastCore: AnyObject, Sendable {
    associatedtype Value: Sendable
    associatedtype Failure: Error
    func send(_ event: Event<Value, Failure>)
    func attach(
        _ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable,
        leave: (@Sendable () -> Void)?)
    func abandon()
}

extension SubjectCore: MulticastCore {}
extension ReplayCore: MulticastCore {}

/// Shares one subscription to a source. It starts with the first subscriber. It is disposed with the last one, or after
/// a wait for another. Without `.disposal` in `restarts`, it is disposed when the shared signal has been released as
/// well.
@usableFromInline final class Multicast<Core: MulticastCore>: Sendable {
    /// One run of the source.
    @usableFromInline final class Connection: Sendable {
        @usableFromInline let core: Core
        @usableFromInline let subscription = CompositeDisposable()

        @inlinable init(core: Core) { self.core = core }
    }

    @usableFromInline struct State: Sendable {
        @usableFromInline var connection: Connection?
        @usableFromInline var subscribers = 0
        /// Whether the signal was released, so there will be no more subscribers.
        @usableFromInline var isReleased = false
        /// How many waits for another subscriber have begun, and the scheduled end of the one that is running.
        @usableFromInline var waits = 0
        @usableFromInline var wait: (any Disposable)?

        @inlinable init() {}

        /// - Returns: the connection of a new subscriber, and whether it is `spare`; nil if there is none.
        @inlinable mutating func join(_ spare: Connection?) -> (connection: Connection, isNew: Bool)? {
            let isNew = connection == nil
            if isNew { connection = spare }
            guard let connection else { return nil }
            subscribers += 1
            return (connection, isNew)
        }

        func isWaiting(_ number: Int, _ connection: Connection) -> Bool {
            self.connection === connection && subscribers == 0 && waits == number
        }
    }

    @usableFromInline let source: Signal<Core.Value, Core.Failure>
    @usableFromInline let makeCore: @Sendable () -> Core
    @usableFromInline let restarts: RestartConditions
    @usableFromInline let disposal: DisposalTime
    @usableFromInline let state = Lock(State())

    @inlinable init(
        _ source: Signal<Core.Value, Core.Failure>, restartsAfter restarts: RestartConditions,
        _ disposal: DisposalTime, makeCore: @escaping @Sendable () -> Core
    ) {
        self.source = source
        self.restarts = restarts
        self.disposal = disposal
        self.makeCore = makeCore
    }

    @inlinable var signal: Signal<Core.Value, Core.Failure> {
        if restarts.contains(.disposal), disposal.wait == nil { return Signal(starting: { self.attach($0, $1) }) }
        // Only the copies of the signal hold `lifetime`. The source doesn't, because it may run on without subscribers.
        let lifetime = ActionDisposable { self.release() }.scoped()
        return Signal(starting: { handle, subscription in
            withExtendedLifetime(lifetime) { self.attach(handle, subscription) }
        })
    }

    @inlinable func attach(
        _ handle: @escaping Signal<Core.Value, Core.Failure>.Handler, _ subscription: CompositeDisposable
    ) {
        if subscription.isDisposed { return }
        var run = state.withLock { state in state.join(nil) }
        // A connection is made outside the lock, and only if there is none.
        if run == nil {
            let spare = Connection(core: makeCore())
            run = state.withLock { state in state.join(spare) }
        }
        guard let (connection, isNew) = run else { return }
        if disposal.wait != nil { cancelWait(for: connection) }
        connection.core.attach(handle, subscription) { self.leave(connection) }
        if isNew, !connection.subscription.isDisposed { connect(connection) }
    }

    @inlinable func connect(_ connection: Connection) {
        // The source holds the core, and the core holds the subscribers' handlers. If the source releases its handler
        // without having ended, no event can follow, so the core releases the subscribers, too.
        let lifetime = ActionDisposable {
            if !connection.subscription.isDisposed { connection.core.abandon() }
        }.scoped()
        source.start(in: connection.subscription) { event in
            guard event.isTerminal else { return withExtendedLifetime(lifetime) { connection.core.send(event) } }
            // Forget the run first: a subscription made while the terminal event is delivered starts a new run.
            if self.restarts.contains(event.isFailure ? .failure : .completion) { self.forget(connection) }
            connection.subscription.dispose()
            if self.disposal.wait != nil { self.cancelWait(for: connection) }
            connection.core.send(event)
        }
    }

    @inlinable func forget(_ connection: Connection) {
        state.withLock { state -> (any Disposable)? in
            guard state.connection === connection else { return nil }
            state.connection = nil
            state.subscribers = 0
            return state.wait.take()
        }?.dispose()
    }

    /// Called when a subscription to the shared signal has ended or was disposed.
    @inlinable func leave(_ connection: Connection) {
        var wait: Int?
        let isLast = state.withLock { state -> Bool in
            guard state.connection === connection else { return false }
            state.subscribers -= 1
            if state.subscribers > 0 { return false }
            // A run that has ended but wasn't forgotten is kept, with its values.
            if connection.subscription.isDisposed { return false }
            guard restarts.contains(.disposal) || state.isReleased else { return false }
            if disposal.wait != nil, !state.isReleased {
                state.waits += 1
                wait = state.waits
                return false
            }
            state.connection = nil
            return true
        }
        if isLast { connection.subscription.dispose() }
        if let wait { begin(wait, connection) }
    }

    /// Waits for another subscriber. The scheduler may run the end of the wait at any time, even twice or at once.
    @usableFromInline func begin(_ number: Int, _ connection: Connection) {
        guard let wait = disposal.wait else { return }
        let end = wait {
            // Released outside the lock.
            var reached: (any Disposable)?
            defer { withExtendedLifetime(reached) {} }
            let isOver = self.state.withLock { state -> Bool in
                guard state.isWaiting(number, connection) else { return false }
                state.connection = nil
                reached = state.wait.take()
                return true
            }
            if isOver { connection.subscription.dispose() }
        }
        let isOver = state.withLock { state -> Bool in
            if !state.isWaiting(number, connection) || connection.subscription.isDisposed { return true }
            state.wait = end
            return false
        }
        if isOver { end.dispose() }
    }

    @usableFromInline func cancelWait(for connection: Connection) {
        state.withLock { state in state.connection === connection ? state.wait.take() : nil }?.dispose()
    }

    /// Called when the last copy of the signal is released. Disposes a source that runs without subscribers.
    @usableFromInline func release() {
        let (connection, wait) = state.withLock { state -> (Connection?, (any Disposable)?) in
            state.isReleased = true
            return state.subscribers == 0 ? (state.connection.take(), state.wait.take()) : (nil, nil)
        }
        wait?.dispose()
        connection?.subscription.dispose()
    }
}

extension Event {
    @inlinable var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
