extension Signal {
    /// Sends every event on `scheduler`, in order, including the terminal event.
    ///
    ///     source                  --a--bc------|
    ///     deliver(on: scheduler)  ----a--[bc]----|
    ///
    /// The scheduler of this diagram takes two steps to run an action. Events wait in a buffer, and one action at a
    /// time is scheduled to empty it. So the order holds on any scheduler, and a burst of values costs one hop.
    ///
    ///     tweets.deliver(on: background)
    ///         .subscribe(next: { print($0.text) }, failed: { print($0) })
    ///
    /// - *Completes:* when the source does, after the waiting values.
    /// - *Fails:* when the source does, after the waiting values.
    /// - *Disposes:* the source; waiting events are dropped.
    /// - *Delivers on:* `scheduler`.
    ///
    /// RxSwift `observe(on:)`, Combine `receive(on:)`, ReactiveSwift `observe(on:)`, swift-async-algorithms: none,
    /// since a loop runs where its task does.
    @_disfavoredOverload
    @inlinable public func deliver(on scheduler: some Scheduler) -> Signal { delivered(on: scheduler) }

    @inlinable func delivered(on scheduler: some Scheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let buffer = DeliveryBuffer<Event<Value, Failure>>()
            let hop = SerialDisposable()
            subscription.insert(buffer)
            subscription.insert(hop)
            @Sendable func schedule() { hop.replace(with: scheduler.schedule { deliver() }) }
            @Sendable func deliver() {
                for event in buffer.takeAll() {
                    if subscription.isDisposed { return }
                    handle(event)
                }
                if buffer.finish() { schedule() }
            }
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                if event.isTerminal { source.dispose() }
                if buffer.put(event) { schedule() }
            }
        })
    }
}

/// Events that wait for a scheduler. The buffer holds values, but nothing that holds the subscriber, so the
/// subscription may hold the buffer.
///
/// A ``DrainQueue`` takes the lock once per waiting event. Here, an action takes all waiting events at once.
@usableFromInline final class DeliveryBuffer<Element: Sendable>: Disposable {
    @usableFromInline struct Contents: Sendable {
        /// Nil once disposed.
        @usableFromInline var elements: ContiguousArray<Element>? = []
        @usableFromInline var isScheduled = false

        @inlinable init() {}
    }

    @usableFromInline let contents = Lock(Contents())

    @inlinable init() {}

    /// - Returns: whether the caller has to schedule a delivery.
    @inlinable func put(_ element: Element) -> Bool {
        contents.withLock { contents in
            contents.elements?.append(element)
            if contents.elements == nil || contents.isScheduled { return false }
            contents.isScheduled = true
            return true
        }
    }

    @inlinable func takeAll() -> ContiguousArray<Element> {
        var taken: ContiguousArray<Element>? = []
        contents.withLock { contents in
            if contents.elements != nil { swap(&contents.elements, &taken) }
        }
        return taken ?? []
    }

    /// Called when the taken events have been delivered.
    /// - Returns: whether more events have arrived, so the caller has to schedule another delivery.
    @inlinable func finish() -> Bool {
        contents.withLock { contents in
            contents.isScheduled = contents.elements?.isEmpty == false
            return contents.isScheduled
        }
    }

    @inlinable func dispose() {
        var dropped: ContiguousArray<Element>?
        contents.withLock { contents in swap(&contents.elements, &dropped) }
    }

    @inlinable var isDisposed: Bool { contents.withLock { $0.elements == nil } }
}
