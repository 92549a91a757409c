import ReactiveCore

private typealias Numbers = Signal<Int, Never>

let oursOperators: [Workload: Pass] = [
    .x1: sending(to: 2) { s in s[0].merge(with: s[1]) },
    .x2: sending { s in s[0].scan(0) { $1 } },
    .x3: sending { s in s[0].distinct() },
    .x4: sending(to: 2) { s in s[0].withLatest(from: s[1]).map { $0.0 } },
    .x5: sending(to: 2) { s in s[0].sample(on: s[1]) },
    .x6: sending { s in s[0].pairwise().map { $1 } },
    .x7: sending { s in s[0].collect(count: 10).map { $0[9] } },
    .x8: sending { s in s[0].take(until: Numbers.never) },
    .x9: each { i, _ in Numbers.from(i..<i + 2).take(first: 1) },
    .x10: each { i, _ in Signal<Int, Oops>.fail(Oops()).catch { _ in Numbers.just(i) } },
    .x11: each { i, _ in failingOnce(i).retry(1) },
    .x12: sending { $0[0].throttleFirst(.seconds(1), on: $0.time) },
    .x13: sending { $0[0].throttleLatest(.seconds(1), on: $0.time) },
    .x14: sending { s in
        s[0].promoteFailure(to: Oops.self).timeout(betweenValues: .seconds(1), on: s.time, failure: Oops())
            .replaceFailure(with: -1)
    },
    .x15: sending { s in s[0].materialize().dematerialize() },
    .x16: each { i, k in Numbers.just(i).startWith(k.one) },
    .x17: sending { s in s[0].skip(while: { $0 < 0 }).take(while: { $0 >= 0 }) },
    .x18: sending(to: 8) { s in Numbers.combineLatest(s.signals).map { $0.reduce(0, &+) } },
    .x19: sending(to: 3) { s in Numbers.zip(s.signals).map { $0.reduce(0, &+) } },
    .x20: each(sending: 10) { _, k in Numbers.just(k.one).repeated(10) },
    .x21: sending { s in Numbers.race(s[0], .never) },
    .x22: sending { s in s[0].compactMap { $0 } },
    .x23: sending { s in s[0].doNext { _ in } },
    .x24: { run in
        let sink = run.sink
        let time = TestScheduler(limit: .max)
        let subscription = Signal.interval(every: .milliseconds(1), on: time).subscribe(next: { sink.take($0) })
        run.measure { time.advance(by: .milliseconds(run.n)) }
        subscription.dispose()
    },
    .x25: sending { s in s[0].collect().map { $0.reduce(0, &+) } },
    .x26: sending { s in s[0].skip(last: 1) },
    .x27: sending { s in
        s[0].promoteFailure(to: Oops.self).tryMap { (i: Int) throws(Oops) in i }.replaceFailure(with: -1)
    },
    .x28: sending { s in s[0].flatMap(.first) { .just($0) } },
    .x29: sending(to: 100) { s in Numbers.merge(s.signals) },
    .x30: sending { s in s[0].take(last: 10) },
    .x31: each { i, _ in failingOnce(i).retry(when: { $0 }) },
    .x32: { run in
        let sink = run.sink
        let source = ReplaySubject<Int, Never>(capacity: 1)
        source.send(run.constants.one)
        let signal = source.signal.replay(1)
        let first = signal.subscribe(next: { _ in })
        run.measure { for _ in 0..<run.n { signal.subscribe(next: { sink.take($0) }).dispose() } }
        first.dispose()
    },
]

struct Oops: Error {}

/// Subscribes to one signal per `count` items.
private func each<Failure>(
    sending count: Int = 1, _ build: @escaping @Sendable (Int, Constants) -> Signal<Int, Failure>
) -> Pass {
    { run in
        let sink = run.sink
        let k = run.constants
        run.measure {
            for i in 0..<run.n / count { build(i, k).subscribe(next: { sink.take($0) }, failed: { _ in }) }
        }
    }
}

private func failingOnce(_ value: Int) -> Signal<Int, Oops> {
    let attempts = Sink()
    return .deferred {
        attempts.take(1)
        return attempts.count == 1 ? .fail(Oops()) : .just(value)
    }
}
