extension Signal {
    /// Writes a line for each subscription, event and disposal, with the thread, to show what a pipeline does.
    ///
    ///     source  --a--b--|
    ///     log     --a--b--|
    ///
    ///     search("swift").log("search")
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///     // search: subscribed (main)
    ///     // search: failed timedOut (background)
    ///
    /// The lines go to `write`, or to ``SignalLog/write`` if `write` is nil. If both are nil when you subscribe, the
    /// log is off. To run your own code instead, use ``doSubscribed(_:)`` and ``doEnded(_:)``.
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does.
    /// - *Disposes:* the source. A disposal before the end writes a line.
    /// - *Delivers on:* the source's thread; each line is written on the thread of the event that it reports.
    ///
    /// RxSwift `debug`, Combine `print`, ReactiveSwift `logEvents`, swift-async-algorithms: none.
    public func log(_ name: String, to write: (@Sendable (_ line: String) -> Void)? = nil) -> Signal {
        Signal(starting: { [self] handle, subscription in
            if subscription.isDisposed { return }
            guard let write = write ?? SignalLog.write else { return start(in: subscription, handle) }
            @Sendable func note(_ text: String) { write("\(name): \(text) (\(CurrentThread.name))") }
            note("subscribed")
            let disposal = ActionDisposable { note("disposed") }
            subscription.insert(disposal)
            start(in: subscription) { event in
                if event.isTerminal { disposal.forget() }
                switch event {
                case .next(let value): note("next \(value)")
                case .failed(let failure): note("failed \(failure)")
                case .completed: note("completed")
                }
                if !subscription.isDisposed { handle(event) }
            }
        })
    }
}

/// Where ``Signal/log(_:to:)`` writes its lines.
///
///     SignalLog.write = { line in logger.debug("\(line)") }
///     SignalLog.write = nil  // all logs are off
public enum SignalLog {
    private struct Sink: Sendable {
        var write: (@Sendable (String) -> Void)?
    }

    private static let sink = Lock(Sink { print($0) })

    /// Gets the lines of logs without a closure of their own; nil turns those logs off. By default, prints the lines.
    public static var write: (@Sendable (_ line: String) -> Void)? {
        get { sink.withLock { $0 }.write }
        set {
            // Swapped, so that the old closure is released outside the lock.
            var next = Sink(write: newValue)
            sink.withLock { swap(&next, &$0) }
        }
    }
}
