/// Where a shared signal's events go: the core of a subject, or of one that replays.
@usableFromInline protocol MulticastCore: AnyObject, Sendable {
    associatedtype Value: Sendable
    associatedtype Failure: Error
    func send(_ event: Event<Value, Failure>)
    func attach(_ handle: @escaping Signal<Value, Failure>.Handler, _ subscription: CompositeDisposable)
    func abandon()
}

extension SubjectCore: MulticastCore {}
extension ReplayCore: MulticastCore {}

/// One subscription to a source for many subscribers: made for the first of them, disposed after the last.
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

        @inlinable init() {}
    }

    @usableFromInline let source: Signal<Core.Value, Core.Failure>
    @usableFromInline let makeCore: @Sendable () -> Core
    /// Whether a late subscriber gets the old values and the ending, instead of a new run.
    @usableFromInline let keepsEnded: Bool
    @usableFromInline let state = Lock(State())

    @inlinable init(
        _ source: Signal<Core.Value, Core.Failure>, keepsEnded: Bool, makeCore: @escaping @Sendable () -> Core
    ) {
        self.source = source
        self.keepsEnded = keepsEnded
        self.makeCore = makeCore
    }

    @inlinable func attach(
        _ handle: @escaping Signal<Core.Value, Core.Failure>.Handler, _ subscription: CompositeDisposable
    ) {
        let spare = Connection(core: makeCore())
        let (connection, isNew) = state.withLock { state in
            state.subscribers += 1
            if let connection = state.connection { return (connection, false) }
            state.connection = spare
            return (spare, true)
        }
        if subscription.insert({ self.leave(connection) }) == nil { return leave(connection) }
        connection.core.attach(handle, subscription)
        if isNew { connect(connection) }
    }

    @inlinable func connect(_ connection: Connection) {
        // The source holds the core, and the core holds the way down to the subscribers. When the source releases its
        // handler without having ended, no event can follow, and the core releases the subscribers too.
        let lifetime = ActionDisposable {
            if !connection.subscription.isDisposed { connection.core.abandon() }
        }.scoped()
        source.start(in: connection.subscription) { event in
            guard event.isTerminal else { return withExtendedLifetime(lifetime) { connection.core.send(event) } }
            // A subscription made inside the ending starts a new run.
            if !self.keepsEnded { self.forget(connection) }
            connection.subscription.dispose()
            connection.core.send(event)
        }
    }

    @inlinable func forget(_ connection: Connection) {
        state.withLock { state in
            if state.connection === connection { state = State() }
        }
    }

    /// A subscriber was disposed, or got the terminal event.
    @inlinable func leave(_ connection: Connection) {
        let isLast = state.withLock { state -> Bool in
            guard state.connection === connection else { return false }
            state.subscribers -= 1
            if state.subscribers > 0 || (keepsEnded && connection.subscription.isDisposed) { return false }
            state = State()
            return true
        }
        if isLast { connection.subscription.dispose() }
    }
}
