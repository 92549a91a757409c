/// Values over time: `next* (failed | completed)?`.
///
///     Signal.from(["a", "b"])
///         .map { $0.uppercased() }
///         .subscribe(next: { print($0) })  // A, then B
///
/// Most signals are cold: they do nothing until you subscribe, and start again for each subscriber. `start` gets the
/// subscription and a handler for the events, and does the work. An operator's `start` calls the `start` of its source.
///
/// **Events** reach a subscriber one at a time and in order, whatever threads they were sent from. Nothing follows a
/// terminal event.
///
/// **Disposing** stops them. No event arrives after `dispose()` has returned if you call it where events are delivered
/// (on the same serial queue, or inside `next`). If you call it elsewhere, the event that is being delivered at that
/// moment may still arrive.
///
/// **Lifetime:** a subscription lives until its signal ends or it is disposed; you don't have to keep anything. Then
/// all its closures and values are freed.
public struct Signal<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Handler = @Sendable (Event<Value, Failure>) -> Void

    /// How a signal starts. Operators that make a signal for each value, such as `flatMap`, take a shortcut for `just`.
    @usableFromInline enum Kind: Sendable {
        case general(@Sendable (_ handle: @escaping Handler, _ subscription: CompositeDisposable) -> Void)
        /// A user's closure may send from any thread, so its events go through a subscription that serializes them.
        case created(@Sendable (Subscriber<Value, Failure>) -> (any Disposable)?)
        case just(Value)
    }

    @usableFromInline let kind: Kind

    @inlinable init(_ kind: Kind) { self.kind = StageWatching.isOn ? Self.watched(kind) : kind }

    @inlinable init(starting start: @escaping @Sendable (@escaping Handler, CompositeDisposable) -> Void) {
        self.init(.general(start))
    }

    @inlinable init(unwatched kind: Kind) { self.kind = kind }

    /// Sends events to `handle` until a terminal event is sent or `subscription` is disposed.
    ///
    /// An operator that has one source at a time and ends with that source passes on `subscription` itself. An operator
    /// that sends something after the source's end, or delays the terminal event, passes on a child instead, and
    /// disposes the child as soon as the source has ended. Every operator relies on these rules:
    /// * events arrive at `handle` one at a time, and nothing follows a terminal event;
    /// * a source reads `subscription.isDisposed` before each event, and adds to `subscription` the work that disposal
    ///   must stop;
    /// * the code that made `subscription` ends it when the terminal event has passed;
    /// * references point downstream: a source holds `handle`, and `subscription` holds nothing that holds `handle`
    ///   forever. So when a source is freed, everything downstream of it is freed, too.
    @inlinable func start(in subscription: CompositeDisposable, _ handle: consuming @escaping Handler) {
        switch kind {
        case .general(let start): start(handle, subscription)
        case .created(let start): CreatedSubscription.open(start, in: subscription, handle)
        case .just(let value):
            if subscription.isDisposed { return }
            handle(.next(value))
            if !subscription.isDisposed { handle(.completed) }
        }
    }

    /// Starts this signal with a subscription that is a child of `parent`.
    ///
    /// For an operator that has several sources, at the same time or in turn: each can end without the others. A source
    /// that ends is torn down before `handle` gets the terminal event. If `parent` is disposed already, nothing starts.
    @inlinable func startChild(of parent: CompositeDisposable, _ handle: @escaping Handler) {
        if let part = parent.part { return start(as: part.makePart(), inChildOf: parent, handle) }
        // The other kinds leave nothing behind in `parent` when they end, so they need no child.
        guard case .general = kind else { return start(in: parent, handle) }
        start(in: CompositeDisposable(), asChildOf: parent, handle)
    }

    @inlinable func start(
        in child: CompositeDisposable, asChildOf parent: CompositeDisposable, _ handle: @escaping Handler
    ) {
        guard let slot = parent.insert({ child.dispose() }) else { return }
        start(in: child) { event in
            guard event.isTerminal else { return handle(event) }
            guard let children = child.end() else { return }
            parent.remove(slot)
            children.dispose()
            handle(event)
        }
    }
}
