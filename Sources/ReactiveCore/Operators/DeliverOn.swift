extension Signal {
    /// Sends every event on `scheduler`, in order, the terminal one too.
    ///
    ///     source                  --a--bc------|
    ///     deliver(on: scheduler)  ----a--[bc]----|
    ///
    /// The scheduler of this diagram takes two steps to get to an action. Events wait in a line of the subscription's own, and one action at a
    /// time is scheduled to empty it: so the order holds on any scheduler, and a burst of values costs one hop.
    ///
    /// - *Terminates:* when the source does, after the values before.
    /// - *Fails:* when the source does, after the values before.
    /// - *Disposes:* the source; whatever waits is dropped.
    /// - *Delivers on:* `scheduler`.
    ///
    /// RxSwift `observe(on:)`, Combine `receive(on:)`, ReactiveSwift `observe(on:)`, swift-async-algorithms: none, a loop runs where its task
    /// does.
    @_disfavoredOverload
    @inlinable public func deliver(on scheduler: some Scheduler) -> Signal {
        delivered(on: scheduler)
    }

    /// Sends every event on the main actor, where the user interface may be touched.
    ///
    /// See ``deliver(on:)-(Scheduler)``; what it returns takes closures of the main actor's, so the compiler knows too.
    @inlinable public func deliver(on scheduler: MainScheduler) -> MainSignal<Value, Failure> {
        MainSignal(unchecked: delivered(on: scheduler))
    }

    @inlinable func delivered(on scheduler: some Scheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let mailbox = Mailbox<Event<Value, Failure>>()
            let hop = SerialDisposable()
            subscription.add(mailbox)
            subscription.add(hop)
            let drain = Drain(
                scheduler: scheduler, mailbox: mailbox, hop: hop, subscription: subscription, handle: handle)
            start(
                { event in
                    if mailbox.put(event) { drain.schedule() }
                }, subscription)
        })
    }
}

/// What waits to be delivered. It holds values but no way to the subscriber, so the subscription may hold it.
@usableFromInline final class Mailbox<Element: Sendable>: Disposable {
    @usableFromInline struct Contents: Sendable {
        /// Nil once disposed.
        @usableFromInline var elements: ContiguousArray<Element>? = []
        @usableFromInline var isScheduled = false

        @inlinable init() {}
    }

    @usableFromInline let contents = Lock(Contents())

    @inlinable init() {}

    /// - Returns: whether somebody has to be scheduled to empty it.
    @inlinable func put(_ element: Element) -> Bool {
        contents.withLock { contents in
            contents.elements?.append(element)
            if contents.elements == nil || contents.isScheduled { return false }
            contents.isScheduled = true
            return true
        }
    }

    /// Takes out everything that waits.
    @inlinable func takeAll() -> ContiguousArray<Element> {
        var taken: ContiguousArray<Element>? = []
        contents.withLock { contents in
            if contents.elements != nil { swap(&contents.elements, &taken) }
        }
        return taken ?? []
    }

    /// What was taken has been delivered.
    /// - Returns: whether something came meanwhile, for which somebody has to be scheduled.
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

    @inlinable var isDisposed: Bool {
        contents.withLock { $0.elements == nil }
    }
}

/// Empties a mailbox on a scheduler.
@usableFromInline struct Drain<Value: Sendable, Failure: Error, Target: Scheduler>: Sendable {
    @usableFromInline let scheduler: Target
    @usableFromInline let mailbox: Mailbox<Event<Value, Failure>>
    @usableFromInline let hop: SerialDisposable
    @usableFromInline let subscription: CompositeDisposable
    @usableFromInline let handle: Signal<Value, Failure>.Handler

    @inlinable init(
        scheduler: Target, mailbox: Mailbox<Event<Value, Failure>>, hop: SerialDisposable,
        subscription: CompositeDisposable,
        handle: @escaping Signal<Value, Failure>.Handler
    ) {
        self.scheduler = scheduler
        self.mailbox = mailbox
        self.hop = hop
        self.subscription = subscription
        self.handle = handle
    }

    @inlinable func schedule() {
        hop.replace(with: scheduler.schedule { self.run() })
    }

    @inlinable func run() {
        for event in mailbox.takeAll() {
            if subscription.isDisposed { return }
            handle(event)
        }
        if mailbox.finish() { schedule() }
    }
}
