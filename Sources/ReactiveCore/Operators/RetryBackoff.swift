extension Signal {
    /// When the source fails, waits and subscribes to it again. `backoff` defines the delays and the limit.
    ///
    ///     source          --a--#
    ///     again                   --b--c--|
    ///     retry(3 steps)  --a-------b--c--|
    ///
    ///     search("swift")
    ///         .retry(.exponential(from: .seconds(1), to: .seconds(60), jitter: 0.5, limit: 5), on: background)
    ///         .subscribe(next: { print($0.count) }, failed: { print("failed six times: \($0)") })
    ///
    /// With `if: { $0 != .notFound }`, a failure that no retry can fix is passed on at once.
    ///
    /// The subscriptions are made in a loop, not recursively. The random part of the delays comes from `generator`;
    /// each subscriber gets its own copy of it. With a seeded generator and a ``TestScheduler``, a test sees the same
    /// delays each time. If input arrives at the instant when a delay ends, the delay ends first, so the source gets
    /// that input. But the source misses a value scheduled for that instant on the same ``VirtualTime`` before the
    /// delay began.
    ///
    /// - *Completes:* when a subscription to the source completes.
    /// - *Fails:* when the last subscription does, or with a failure for which `isRetried` is false. Other failures are
    ///   dropped.
    /// - *Disposes:* the source, or the timer; the source isn't subscribed to again.
    /// - *Delivers on:* the source's thread; after a failure, the source is subscribed to on `scheduler`.
    ///
    /// RxSwift `retry(when:)` with a timer, Combine: none, ReactiveSwift `retry(upTo:interval:on:)`,
    /// swift-async-algorithms: none.
    @inlinable public func retry(
        _ backoff: Backoff, on scheduler: some Scheduler,
        using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        if isRetried: @escaping @Sendable (Failure) -> Bool = { _ in true }
    ) -> Signal {
        Signal(starting: { [self] handle, subscription in
            let trampoline = Trampoline()
            let delays = LockedValue((backoff.delays, generator))
            @Sendable func nextDelay() -> Duration? {
                var (next, generator) = delays.value
                let delay = next.next(using: &generator)
                delays.replace(with: (next, generator))
                return delay
            }
            @Sendable func attempt() {
                trampoline.bounce {
                    startChild(of: subscription) { event in
                        if case .next = event, backoff.resetsOnValue {
                            delays.replace(with: (backoff.delays, delays.value.1))
                        }
                        guard case .failed(let failure) = event, isRetried(failure), let delay = nextDelay() else {
                            return handle(event)
                        }
                        Signal<Void, Never>.timer(after: delay, on: scheduler).startChild(of: subscription) { event in
                            if event.isTerminal { attempt() }
                        }
                    }
                }
            }
            attempt()
        })
    }
}

/// How often ``Signal/retry(_:on:using:if:)`` tries again, and how long it waits before each attempt.
///
///     .constant(.seconds(5), limit: 3)
///     .exponential(from: .seconds(1), to: .seconds(60), jitter: 0.5)  // 0.5 to 1 s, 1 to 2 s, 2 to 4 s
///
/// A delay above 285 years counts as 285 years, so adding it to the time doesn't overflow. A negative delay or limit, a
/// `longest` below `first`, or a jitter outside 0 to 1 stops the program.
public struct Backoff: Sendable, Equatable {
    @usableFromInline let delays: Delays
    @usableFromInline let resetsOnValue: Bool

    private init(_ delays: Delays, _ resetsOnValue: Bool) {
        require(delays.limit >= 0, "A backoff cannot try \(delays.limit) more times. Give a limit of zero or more.")
        require(
            delays.delay >= .zero && delays.longest >= delays.delay,
            "A backoff cannot wait from \(delays.delay) to \(delays.longest). Give delays of zero or more, in order.")
        require(
            (0...1).contains(delays.jitter), "A backoff has a jitter from 0 to 1, not \(delays.jitter).")
        self.delays = delays
        self.resetsOnValue = resetsOnValue
    }

    /// The same delay each time, with at most `limit` retries.
    ///
    /// With `resetsOnValue`, the count starts again after a value: for a connection that may drop now and then.
    public static func constant(_ delay: Duration, limit: Int = .max, resetsOnValue: Bool = false) -> Backoff {
        Backoff(Delays(delay: delay, longest: delay, jitter: 0, limit: limit), resetsOnValue)
    }

    /// A delay that doubles each time, from `first` to `longest`, with at most `limit` retries.
    ///
    /// `jitter` is the largest fraction of a delay, from 0 to 1, that is cut at random, so that a thousand clients of a
    /// failed service don't come back at the same moment. With `resetsOnValue`, delay and count start again after a
    /// value: for a connection that may drop now and then.
    public static func exponential(
        from first: Duration, to longest: Duration, jitter: Double = 0, limit: Int = .max, resetsOnValue: Bool = false
    ) -> Backoff { Backoff(Delays(delay: first, longest: longest, jitter: jitter, limit: limit), resetsOnValue) }

    @usableFromInline struct Delays: Sendable, Equatable {
        var delay: Duration
        let longest: Duration
        let jitter: Double
        var limit: Int

        @usableFromInline mutating func next(using generator: inout some RandomNumberGenerator) -> Duration? {
            if limit == 0 { return nil }
            limit -= 1
            let full = min(delay, .seconds(9_000_000_000 as Int64))
            delay = delay > longest / 2 ? longest : delay * 2
            return jitter == 0 ? full : full * (1 - jitter * Double.random(in: 0...1, using: &generator))
        }
    }
}
