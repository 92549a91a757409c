import Dispatch
import OpenCombine
import OpenCombineDispatch

/// The open-source version of Combine. It has no combineLatest, no `create` and no virtual time.
let openCombine = Contender(
    name: "OpenCombine",
    passes: [
        .w1: { run in
            let sink = run.sink
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.sink { sink.take($0) }
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.cancel()
        },
        .w2: { run in
            let sink = run.sink
            let k = run.constants
            let subject = PassthroughSubject<Int, Never>()
            let subscription =
                subject
                .map { $0 &+ k.one }
                .filter { $0 & k.mask != k.mask }
                .map { $0 &* k.three }
                .filter { $0 & k.mask != k.mask }
                .sink { sink.take($0) }
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.cancel()
        },
        .w3: { run in
            // Each map is erased, which is faster than the library's fusion of maps.
            let sink = run.sink
            let k = run.constants
            let subject = PassthroughSubject<Int, Never>()
            var publisher = subject.eraseToAnyPublisher()
            for _ in 0..<16 { publisher = publisher.map { $0 &+ k.one }.eraseToAnyPublisher() }
            let subscription = publisher.sink { sink.take($0) }
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.cancel()
        },
        .w4: { run in
            // Erased, so that it streams values instead of making arrays.
            let sink = run.sink
            let k = run.constants
            run.measure {
                _ = (0..<run.n).publisher.eraseToAnyPublisher()
                    .map { $0 &+ k.one }
                    .filter { $0 & k.mask != k.mask }
                    .reduce(0) { $0 &+ $1 }
                    .sink { sink.take($0) }
            }
        },
        .w5: { run in
            let sink = run.sink
            let k = run.constants
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.flatMap { Just($0 &+ k.one) }.sink { sink.take($0) }
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.cancel()
        },
        .w7: { run in
            let sink = run.sink
            let n = run.n
            let subject = PassthroughSubject<Int, Never>()
            let done = DispatchSemaphore(value: 0)
            let subscription = subject.receive(on: DispatchQueue(label: "benchmark").ocombine).sink {
                sink.take($0)
                if $0 == n - 1 { done.signal() }
            }
            run.measure {
                for i in 0..<n { subject.send(i) }
                done.wait()
            }
            subscription.cancel()
        },
        .w9: { run in
            let sink = run.sink
            let k = run.constants
            let subject = PassthroughSubject<Int, Never>()
            run.measure {
                for i in 0..<run.n {
                    let subscription =
                        subject
                        .map { $0 &+ k.one }
                        .filter { $0 & k.mask != k.mask }
                        .map { $0 &* k.three }
                        .filter { $0 & k.mask != k.mask }
                        .sink { sink.take($0) }
                    if i % 1000 == 0 { subject.send(0) }
                    subscription.cancel()
                }
            }
            subject.send(0)
        },
        .w10: { run in
            let sink = run.sink
            let subject = PassthroughSubject<Int, Never>()
            let subscriptions = (0..<1000).map { _ in subject.sink { sink.take($0) } }
            run.measure { for i in 0..<(run.n / 1000) { subject.send(i) } }
            for subscription in subscriptions { subscription.cancel() }
        },
        .w11: { run in
            let sink = run.sink
            let k = run.constants
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { Just($0 &+ k.one) }.switchToLatest().sink { sink.take($0) }
            run.measure { for i in 0..<run.n { subject.send(i) } }
            subscription.cancel()
        },
        .w12: { run in
            let sink = run.sink
            let one = run.constants.one
            run.measure {
                for _ in 0..<run.n {
                    Deferred { Future<Int, Never> { $0(.success(one)) } }.sink { sink.take($0) }.cancel()
                }
            }
        },
        .w13: { run in
            let sink = run.sink
            nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.sink { sink.take($0) }
            run.measure { twoThreads(run.n) { subject.send($0) } }
            subscription.cancel()
        },
    ])
