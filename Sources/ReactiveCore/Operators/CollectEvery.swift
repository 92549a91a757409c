extension Signal {
    /// Gathers values and sends them as one array at each multiple of `period`, unless there are none.
    ///
    ///     source                   --ab----------c------------d--|
    ///     collect(every: 4 steps)  ----'[a,b]'-------'[c]'-------['[d]'|]
    ///
    ///     taps.collect(every: .seconds(60), on: background)
    ///         .subscribe(next: { print("\($0.count) taps in that minute") })
    ///
    /// Periods are counted from the subscription. Input that arrives at the instant when a period ends belongs to the
    /// next array. But a value scheduled for that instant on the same ``VirtualTime`` before the array's first value
    /// arrived is sent before the timer fires, so it still belongs to the array.
    ///
    /// - *Completes:* when the source does; waiting values are sent first, at once.
    /// - *Fails:* when the source does, at once; waiting values are dropped.
    /// - *Disposes:* the source and the timer; waiting values are dropped.
    /// - *Delivers on:* `scheduler`; the last array and the terminal event on the source's thread.
    ///
    /// RxSwift `buffer(timeSpan:count:scheduler:)` (there with empty arrays), Combine `collect(.byTime)`, ReactiveSwift
    /// `collect(every:on:)` (there with empty arrays), swift-async-algorithms `chunked(by: .repeating(every:))`.
    @inlinable public func collect(every period: Duration, on scheduler: some Scheduler) -> Signal<[Value], Failure> {
        collected(every: period, upTo: .max, on: scheduler)
    }

    @inlinable func collected(
        every period: Duration, upTo count: Int, on scheduler: some Scheduler
    ) -> Signal<[Value], Failure> {
        require(period > .zero, "collect cannot send every \(period). Give a period above zero.")
        let period = period.capped
        return Signal<[Value], Failure>(starting: { [self] handle, subscription in
            let output = EventSerializer<[Value], [Value], Failure>([], subscription, handle)
            let begin = scheduler.now
            let timer = scheduler.makeTimer { output.send { gathered in gathered.takeAll().map(Event.next) } }
            subscription.insert(weakly: timer)
            guard let source = subscription.makeChild() else { return }
            start(in: source) { event in
                if event.isTerminal { source.dispose() }
                switch event {
                case .next(let value):
                    var isFirst = false
                    output.send { gathered in
                        gathered.append(value)
                        if gathered.count == count { return gathered.takeAll().map(Event.next) }
                        isFirst = gathered.count == 1
                        return nil
                    }
                    guard isFirst else { return }
                    let now = scheduler.now
                    let passed = (now - begin).attoseconds % period.attoseconds
                    timer.start(at: now + period - Duration(attoseconds: passed))
                case .failed(let failure):
                    output.send(.failed(failure))
                case .completed:
                    output.send { gathered in gathered.takeAll().map(Event.next) }
                    output.send(.completed)
                }
            }
        })
    }
}
