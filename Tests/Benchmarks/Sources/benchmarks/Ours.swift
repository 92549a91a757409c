import Dispatch
import ReactiveCore

/// This workbook's core, used the way its users do: from another module, in the default release build.
let ours = Contender(
    name: "ReactiveCore",
    passes: [
        .w1: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w2: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal
                .map { $0 &+ k.one }
                .filter { $0 & k.mask != k.mask }
                .map { $0 &* k.three }
                .filter { $0 & k.mask != k.mask }
                .subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w3: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let four = subject.signal.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
            let eight = four.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
            let twelve = eight.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
            let sixteen = twelve.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
            let subscription = sixteen.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w4: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                opaque(
                    opaque(opaque(Signal<Int, Never>.from(0..<run.n)).map { $0 &+ k.one }).filter {
                        $0 & k.mask != k.mask
                    }
                )
                .reduce(0) { $0 &+ $1 }
                .subscribe(next: { sink.take($0) })
            }
        },
        .w5: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.flatMap { .just($0 &+ k.one) }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w5c: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.flatMap { created($0 &+ k.one) }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w6: { run in
            let sink = run.sink
            let a = Subject<Int, Never>()
            let b = Subject<Int, Never>()
            let subscription = a.signal.combineLatest(with: b.signal).map { $0 &+ $1 }.subscribe(next: { sink.take($0) }
            )
            run.measure { for i in 0..<run.n { if i & 1 == 0 { a.send(i) } else { b.send(i) } } }
            subscription.dispose()
        },
        .w7: { run in
            let sink = run.sink
            let n = run.n
            let subject = Subject<Int, Never>()
            let done = DispatchSemaphore(value: 0)
            let subscription = subject.signal.deliver(on: SerialQueueScheduler(label: "benchmark")).subscribe(next: {
                sink.take($0)
                if $0 == n - 1 { done.signal() }
            })
            run.measure {
                for i in 0..<n { subject.send(i) }
                done.wait()
            }
            subscription.dispose()
        },
        .w8: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let time = TestScheduler()
            let subscription = subject.signal.throttle(.milliseconds(200), on: time).subscribe(next: { sink.take($0) })
            run.measure {
                for i in 0..<run.n { subject.send(i) }
                time.advance(by: .milliseconds(200))
            }
            subscription.dispose()
        },
        .w9: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            run.measure {
                for i in 0..<run.n {
                    let subscription = subject.signal
                        .map { $0 &+ k.one }
                        .filter { $0 & k.mask != k.mask }
                        .map { $0 &* k.three }
                        .filter { $0 & k.mask != k.mask }
                        .subscribe(next: { sink.take($0) })
                    if i % 1000 == 0 { subject.send(0) }
                    subscription.dispose()
                }
            }
            subject.send(0)
        },
        .w10: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let subscriptions = (0..<1000).map { _ in subject.signal.subscribe(next: { sink.take($0) }) }
            run.measure { for i in 0..<(run.n / 1000) { subject.send(i) } }
            for subscription in subscriptions { subscription.dispose() }
        },
        .w11: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.flatMapLatest { .just($0 &+ k.one) }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w11c: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.flatMapLatest { created($0 &+ k.one) }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w12: { run in
            let sink = run.sink
            let one = run.constants.one
            run.measure { for _ in 0..<run.n { created(one).subscribe(next: { sink.take($0) }) } }
        },
        .w13: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.subscribe(next: { sink.take($0) })
            run.measure { twoThreads(run.n) { subject.send($0) } }
            subscription.dispose()
        },
    ])

/// One value sent by `init(_:)`. Not inlined, so the compiler can't turn a pipeline into one loop.
@inline(never) private func created(_ value: Int) -> Signal<Int, Never> {
    Signal { subscriber in
        subscriber.send(value)
        subscriber.complete()
        return nil
    }
}
