import Dispatch
import Foundation
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
        .w14: { run in
            let sink = run.sink
            let property = Property(0)
            let subscription = property.signal.subscribe(next: { sink.take($0) })
            run.measure { for i in 1..<run.n { property.value = i } }
            subscription.dispose()
        },
        .w14m: { run in
            let sink = run.sink
            let one = run.constants.one
            let property = Property(0)
            let subscription = property.signal.subscribe(next: { sink.take($0) })
            run.measure { for _ in 1..<run.n { property.modify { $0 += one } } }
            subscription.dispose()
        },
        .w14p: { run in
            let sink = run.sink
            let one = run.constants.one
            let property = Property(0)
            let subscription = property.map { $0 &+ one }.signal.subscribe(next: { sink.take($0) })
            run.measure { for i in 1..<run.n { property.value = i } }
            subscription.dispose()
        },
        .w15: { run in
            let sink = run.sink
            let a = Subject<Int, Never>()
            let b = Subject<Int, Never>()
            let subscription = a.signal.zip(with: b.signal).map { $0 &+ $1 }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { if i & 1 == 0 { a.send(i) } else { b.send(i) } } }
            subscription.dispose()
        },
        .w16: { run in
            let sink = run.sink
            let subjects = (0..<3).map { _ in Subject<Int, Never>() }
            let s = subjects.map(\.signal)
            let subscription = combineLatest(s[0], s[1], s[2]).map { $0 &+ $1 &+ $2 }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subjects[i % 3].send(i) } }
            subscription.dispose()
        },
        .w17: { run in
            let sink = run.sink
            let subjects = (0..<8).map { _ in Subject<Int, Never>() }
            let s = subjects.map(\.signal)
            let subscription = combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
                .map { a, b, c, d, e, f, g, h in a &+ b &+ c &+ d &+ e &+ f &+ g &+ h }
                .subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subjects[i & 7].send(i) } }
            subscription.dispose()
        },
        .w18: { run in
            let sink = run.sink
            let one = run.constants.one
            run.measure {
                for i in 0..<run.n { Signal<Int, Never>.just(i).concat(.just(one)).subscribe(next: { sink.take($0) }) }
            }
        },
        .w18f: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.flatMap(.concat) { .just($0 &+ k.one) }.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w19: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.share().subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w20: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            run.measure {
                let subscriptions = (0..<run.n).map { _ in subject.signal.subscribe(next: { sink.take($0) }) }
                for subscription in subscriptions.prefix(run.n / 2) { subscription.dispose() }
                subject.send(1)
                for subscription in subscriptions.suffix(run.n / 2) { subscription.dispose() }
            }
            subject.send(1)
        },
        .w21: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.replay(1).subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w21s: { run in
            let sink = run.sink
            let subject = ReplaySubject<Int, Never>(capacity: 1)
            let subscription = subject.signal.subscribe(next: { sink.take($0) })
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.dispose()
        },
        .w22: { run in
            let sink = run.sink
            let subject = Subject<Int, Never>()
            let time = TestScheduler()
            let subscription = subject.signal.delay(.seconds(1), on: time).subscribe(next: { sink.take($0) })
            run.measure {
                for i in 0..<run.n { subject.send(i) }
                time.advance(by: .seconds(1))
            }
            subscription.dispose()
        },
        .w23: { run in
            let sink = run.sink
            let k = run.constants
            let subject = Subject<Int, Never>()
            let subscription = subject.signal.deliver(on: MainScheduler()).map { $0 &+ k.one }.subscribe(next: {
                sink.take($0)
            })
            run.measure {
                for i in 0..<run.n { subject.send(i) }
                runMainQueue { sink.count == run.n }
            }
            subscription.dispose()
        },
        .w24: { run in
            let sink = run.sink
            let lock = NSLock()
            let running = DispatchGroup()
            run.measure {
                for i in 0..<run.n {
                    running.enter()
                    Signal<Int, Never>(async: { await asynchronous(i) }).subscribe(next: { value in
                        lock.withLock { sink.take(value) }
                        running.leave()
                    })
                }
                running.wait()
            }
        },
        .w25: { run in
            let sink = run.sink
            run.measure {
                let subject = Subject<Int, Never>()
                var values = subject.signal.values.makeAsyncIterator()
                for i in 0..<run.n { subject.send(i) }
                subject.complete()
                while let value = await values.next() { sink.take(value) }
            }
        },
        .w26: { run in virtualTime(run, waiting: 10_000) },
        .w26m: { run in virtualTime(run, waiting: run.n) },
    ], operators: oursOperators)

/// Schedules actions in no order, and runs them in the order of their times.
private func virtualTime(_ run: Run, waiting count: Int) {
    let sink = run.sink
    run.measure {
        for _ in 0..<(run.n / count) {
            let time = TestScheduler()
            for i in 0..<count {
                time.schedule(after: .milliseconds(scattered(i, count))) { sink.take(i) }
            }
            time.advance(by: .milliseconds(count))
        }
    }
}

/// One value sent by `init(_:)`. Not inlined, so the compiler can't turn a pipeline into one loop.
@inline(never) private func created(_ value: Int) -> Signal<Int, Never> {
    Signal { subscriber in
        subscriber.send(value)
        subscriber.complete()
        return nil
    }
}
