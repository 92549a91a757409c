/// Sends a shared signal's events to its subscribers: the core of a ``Subject`` or of a ``ReplaySubject``.
@usableFromInline protocol MulticastCore: AnyObject, Sendable {
    associatedtype Value: Sendable
    associatedtype Failure: Error
    func send(_ event: Event<Value, Failure>)
    func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable)
    func abandon()
}

extension SubjectCore: MulticastCore {}
extension ReplayCore: MulticastCore {}

/// Shares one subscription to a source. It starts with the first subscriber. It is disposed with the last one or,
/// without `.disposal` in `restarts`, when the shared signal has been released as well.
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

        @inlinable init() {}
    }

    @usableFromInline let source: Signal<Core.Value, Core.Failure>
    @usableFromInline let makeCore: @Sendable () -> Core
    @usableFromInline let restarts: RestartConditions
    @usableFromInline let state = Lock(State())

    @inlinable init(
        _ source: Signal<Core.Value, Core.Failure>, restartsAfter restarts: RestartConditions,
        makeCore: @escaping @Sendable () -> Core
    ) {
        self.source = source
        self.restarts = restarts
        self.makeCore = makeCore
    }

    @inlinable var signal: Signal<Core.Value, Core.Failure> {
        if restarts.contains(.disposal) { return Signal(starting: { self.attach($0, $1) }) }
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
        let spare = Connection(core: makeCore())
        let (connection, isNew) = state.withLock { state in
            state.subscribers += 1
            if let connection = state.connection { return (connection, false) }
            state.connection = spare
            return (spare, true)
        }
        if subscription.insert({ self.leave(connection) }) == nil {
            leave(connection)
        } else {
            connection.core.attach(handle, subscription)
        }
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
            connection.core.send(event)
        }
    }

    @inlinable func forget(_ connection: Connection) {
        state.withLock { state in
            guard state.connection === connection else { return }
            state.connection = nil
            state.subscribers = 0
        }
    }

    /// Called when a subscription to the shared signal has ended or was disposed.
    @inlinable func leave(_ connection: Connection) {
        let isLast = state.withLock { state -> Bool in
            guard state.connection === connection else { return false }
            state.subscribers -= 1
            if state.subscribers > 0 { return false }
            // A run that has ended but wasn't forgotten is kept, with its values.
            if connection.subscription.isDisposed { return false }
            guard restarts.contains(.disposal) || state.isReleased else { return false }
            state.connection = nil
            return true
        }
        if isLast { connection.subscription.dispose() }
    }

    /// Called when the last copy of the signal is released. Disposes a source that runs without subscribers.
    @usableFromInline func release() {
        let connection = state.withLock { state -> Connection? in
            state.isReleased = true
            return state.subscribers == 0 ? state.connection.take() : nil
        }
        connection?.subscription.dispose()
    }
}

extension Event {
    @inlinable var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
