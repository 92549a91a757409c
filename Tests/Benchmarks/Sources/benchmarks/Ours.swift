import Dispatch
import Foundation
import ReactiveCore

/// This workbook's core, used as its users use it: from another module.
let ours = Contender(name: "ReactiveCore", passes: oursPasses.merging(oursOperators) { first, _ in first })

private let oursPasses: [Workload: Pass] = [
    .w1: sending { $0[0] },
    .w2: sending { given in
        let k = given.constants
        return given[0].map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }
            .map { $0 &* k.three }.filter { $0 & k.mask != k.mask }
    },
    .w3: sending { given in
        let k = given.constants
        let four = given[0].map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
        let eight = four.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
        let twelve = eight.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
        return twelve.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
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
    .w5: sending { given in given[0].flatMap { [k = given.constants] in .just($0 &+ k.one) } },
    .w5c: sending { given in given[0].flatMap { [k = given.constants] in created($0 &+ k.one) } },
    .w6: sending(to: 2) { $0[0].combineLatest(with: $0[1]).map { $0 &+ $1 } },
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
    .w11: sending { given in given[0].flatMapLatest { [k = given.constants] in .just($0 &+ k.one) } },
    .w11c: sending { given in given[0].flatMapLatest { [k = given.constants] in created($0 &+ k.one) } },
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
    .w15: sending(to: 2) { $0[0].zip(with: $0[1]).map { $0 &+ $1 } },
    .w16: sending(to: 3) { combineLatest($0[0], $0[1], $0[2]).map { $0 &+ $1 &+ $2 } },
    .w17: sending(to: 8) { s in
        combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
            .map { a, b, c, d, e, f, g, h in a &+ b &+ c &+ d &+ e &+ f &+ g &+ h }
    },
    .w18: { run in
        let sink = run.sink
        let one = run.constants.one
        run.measure {
            for i in 0..<run.n { Signal<Int, Never>.just(i).concat(.just(one)).subscribe(next: { sink.take($0) }) }
        }
    },
    .w18f: sending { given in given[0].flatMap(.concat) { [k = given.constants] in .just($0 &+ k.one) } },
    .w19: sending { $0[0].share() },
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
    .w21: sending { $0[0].replay(1) },
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
        run.measureTasks { i in
            Signal<Int, Never>(async: { await asynchronous(i) }).subscribe(next: { sink.take($0) })
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
]

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

/// Not inlined, so the compiler can't turn a pipeline into one loop.
@inline(never) private func created(_ value: Int) -> Signal<Int, Never> {
    Signal { subscriber in
        subscriber.send(value)
        subscriber.complete()
        return nil
    }
}

/// The signals, constants, and clock from which the closure of ``sending(to:_:)`` builds a benchmark's pipeline.
struct Given {
    let signals: [Signal<Int, Never>]
    let constants: Constants
    let time = TestScheduler()

    subscript(index: Int) -> Signal<Int, Never> { signals[index] }
}

func sending(to count: Int = 1, _ build: @escaping @Sendable (Given) -> Signal<Int, Never>) -> Pass {
    { run in
        let sink = run.sink
        let subjects = (0..<count).map { _ in Subject<Int, Never>() }
        let given = Given(signals: subjects.map(\.signal), constants: run.constants)
        let subscription = build(given).subscribe(next: { sink.take($0) })
        let (first, second) = (subjects[0], subjects[count == 1 ? 0 : 1])
        run.measure {
            // No array for one or two subjects, as in the other libraries' loops: accessing an element retains it.
            switch count {
            case 1: for i in 0..<run.n { first.send(i) }
            case 2: for i in 0..<run.n { if i & 1 == 0 { first.send(i) } else { second.send(i) } }
            default: for i in 0..<run.n { subjects[i % count].send(i) }
            }
            for subject in subjects { subject.complete() }
        }
        subscription.dispose()
    }
}
