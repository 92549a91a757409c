import OpenCombine
import ReactiveCore

/// A subscription that's made, and ended.
extension Row {
    static let subscriptions = [
        Row(
            "W9 subscribe + dispose, 4 operators", .openCombine(2), of: 100_000,
            loop: { run in
                let (sink, k) = (run.sink, run.constants)
                run.measure {
                    var listeners: [Int: (Int) -> Void] = [:]
                    for i in 0..<run.n {
                        listeners[i] = { value in
                            let a = value &+ k.one
                            if a & k.mask == k.mask { return }
                            let b = a &* k.three
                            if b & k.mask == k.mask { return }
                            sink.take(b)
                        }
                        if i % 1000 == 0 { for listener in listeners.values { listener(0) } }
                        listeners[i] = nil
                    }
                }
            },
            openCombine: { run in
                let (sink, k, subject) = (run.sink, run.constants, Published())
                run.measure {
                    for i in 0..<run.n {
                        let subscription = subject.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }
                            .map { $0 &* k.three }.filter { $0 & k.mask != k.mask }.sink { sink.take($0) }
                        if i % 1000 == 0 { subject.send(0) }
                        subscription.cancel()
                    }
                }
                subject.send(0)
            },
            ours: { run in
                let (sink, k, subject) = (run.sink, run.constants, Sent())
                run.measure {
                    for i in 0..<run.n {
                        let subscription = subject.signal.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }
                            .map { $0 &* k.three }.filter { $0 & k.mask != k.mask }
                            .subscribe(next: { sink.take($0) })
                        if i % 1000 == 0 { subject.send(0) }
                        subscription.dispose()
                    }
                }
                subject.send(0)
            }),
        Row(
            "W10 1 subject, 1,000 subscribers", .openCombine(9.33),
            loop: { run in
                let subscribers = opaque(1000)
                run.measure { for i in 0..<(run.n / 1000) { for _ in 0..<subscribers { run.sink.take(i) } } }
            },
            openCombine: { run in
                let (sink, subject) = (run.sink, Published())
                let subscriptions = (0..<1000).map { _ in subject.sink { sink.take($0) } }
                run.measure { for i in 0..<(run.n / 1000) { subject.send(i) } }
                for subscription in subscriptions { subscription.cancel() }
            },
            ours: { run in
                let (sink, subject) = (run.sink, Sent())
                let subscriptions = (0..<1000).map { _ in subject.signal.subscribe(next: { sink.take($0) }) }
                run.measure { for i in 0..<(run.n / 1000) { subject.send(i) } }
                for subscription in subscriptions { subscription.dispose() }
            }),
        Row(
            "W12 create one value, subscribe", .openCombine(5.01), of: 300_000, loop: Loops.ones,
            openCombine: Combine.each { _, k in Deferred { Future<Int, Never> { $0(.success(k.one)) } } },
            ours: Ours.each { _, k in created(k.one) }),
        Row(
            "W18 just, then just", .openCombine(2), of: 300_000,
            loop: Loops.pairs { i, one in (i, one) },
            openCombine: Combine.each { i, k in Just(i).append(Just(k.one)) },
            ours: Ours.each { i, k in Numbers.just(i).concat(.just(k.one)) }),
        Row(
            "W20 100,000 subscribers leave, oldest first", .openCombine(6.2), of: 100_000,
            loop: { run in
                let sink = run.sink
                run.measure {
                    var listeners: [Int: (Int) -> Void] = [:]
                    for i in 0..<run.n { listeners[i] = { sink.take($0) } }
                    for i in 0..<(run.n / 2) { listeners[i] = nil }
                    for listener in listeners.values { listener(1) }
                    for i in (run.n / 2)..<run.n { listeners[i] = nil }
                }
            },
            openCombine: { run in
                let (sink, subject) = (run.sink, Published())
                run.measure {
                    let subscriptions = (0..<run.n).map { _ in subject.sink { sink.take($0) } }
                    for subscription in subscriptions.prefix(run.n / 2) { subscription.cancel() }
                    subject.send(1)
                    for subscription in subscriptions.suffix(run.n / 2) { subscription.cancel() }
                }
                subject.send(1)
            },
            ours: { run in
                let (sink, subject) = (run.sink, Sent())
                run.measure {
                    let subscriptions = (0..<run.n).map { _ in subject.signal.subscribe(next: { sink.take($0) }) }
                    for subscription in subscriptions.prefix(run.n / 2) { subscription.dispose() }
                    subject.send(1)
                    for subscription in subscriptions.suffix(run.n / 2) { subscription.dispose() }
                }
                subject.send(1)
            }),
        Row(
            "X9 take(first: 1), subscribe", .openCombine(2), of: 100_000,
            openCombine: Combine.each { i, _ in (i..<i + 2).publisher.prefix(1) },
            ours: Ours.each { i, _ in Numbers.from(i..<i + 2).take(first: 1) }),
        Row(
            "X10 fail, catch just, subscribe", .openCombine(2), of: 100_000,
            openCombine: Combine.each { i, _ in Fail<Int, Oops>(error: Oops()).catch { _ in Just(i) } },
            ours: Ours.each { i, _ in Signal<Int, Oops>.fail(Oops()).catch { _ in Numbers.just(i) } }),
        Row(
            "X11 retry: fails once, subscribe", .openCombine(2), of: 100_000,
            openCombine: Combine.each { i, _ in
                let attempts = Sink()
                return Deferred {
                    attempts.take(1)
                    return attempts.count == 1
                        ? Fail<Int, Oops>(error: Oops()).eraseToAnyPublisher()
                        : Just(i).setFailureType(to: Oops.self).eraseToAnyPublisher()
                }
                .retry(1)
            },
            ours: Ours.each { i, _ in failingOnce(i).retry(1) }),
        Row(
            "X16 startWith, subscribe", .openCombine(2), of: 100_000,
            loop: Loops.pairs { i, one in (one, i) },
            openCombine: Combine.each { i, k in Just(i).prepend(k.one) },
            ours: Ours.each { i, k in Numbers.just(i).startWith(k.one) }),
        Row(
            "X20 repeated(10) of just", .loop(854), of: 100_000, loop: Loops.ones,
            ours: Ours.each(sending: 10) { _, k in Numbers.just(k.one).repeated(10) }),
        Row(
            "X31 retry when: fails once, subscribe", .loop(3530), of: 100_000,
            ours: Ours.each { i, _ in failingOnce(i).retry(when: { $0 }) }),
        Row(
            "X32 subscribe to replay(1), leave", .loop(433), of: 100_000, loop: Loops.ones,
            ours: { run in
                let (sink, source) = (run.sink, ReplaySubject<Int, Never>(capacity: 1))
                source.send(run.constants.one)
                let signal = source.signal.replay(1)
                let first = signal.subscribe(next: { _ in })
                run.measure { for _ in 0..<run.n { signal.subscribe(next: { sink.take($0) }).dispose() } }
                first.dispose()
            }),
    ]
}

private func failingOnce(_ value: Int) -> Signal<Int, Oops> {
    let attempts = Sink()
    return .deferred {
        attempts.take(1)
        return attempts.count == 1 ? .fail(Oops()) : .just(value)
    }
}
